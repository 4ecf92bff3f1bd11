type QuickStart = { title: string; language: 'sh' | 'js'; text: string }

const QUERY = `query Cheapest($most: Float) {
  vehicles(
    filter: {
      inStock: true
      maxPrice: $most
    }
    sort: PRICE_ASC
    first: 3
  ) {
    nodes { name price url }
  }
}`

/** The first request in three ways, each a whole program. */
export const quickStart = (endpoint: string): QuickStart[] => [
  {
    title: 'curl',
    language: 'sh',
    text: `curl ${endpoint} \\
  -H 'content-type: application/json' \\
  -d '{"query":"{ vehicles { totalCount } }"}'`,
  },
  {
    title: 'fetch',
    language: 'js',
    text: `const query = \`${QUERY}\`

const response = await fetch('${endpoint}', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    query,
    variables: { most: 15000 },
  }),
})
const { data, errors } = await response.json()
if (errors) throw new Error(errors[0].message)
console.log(data.vehicles.nodes)`,
  },
  {
    title: 'Apollo Client',
    language: 'js',
    text: `import {
  ApolloClient,
  gql,
  HttpLink,
  InMemoryCache,
} from '@apollo/client'

const client = new ApolloClient({
  link: new HttpLink({ uri: '${endpoint}' }),
  cache: new InMemoryCache(),
})
const query = gql\`${QUERY}\`

const { data } = await client.query({
  query,
  variables: { most: 15000 },
})
console.log(data.vehicles.nodes)`,
  },
]
