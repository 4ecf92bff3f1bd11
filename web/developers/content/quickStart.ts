type QuickStart = { title: string; language: 'sh' | 'js' | 'py'; text: string }

const QUERY = `query Cheapest($most: Float) {
  vehicles(
    filter: {
      availabilities: [IN_STOCK]
      maxPrice: $most
    }
    sort: PRICE_ASC
    first: 3
  ) {
    nodes { name price url }
  }
}`

const PAGE_QUERY = `query Page($after: String) {
  vehicles(
    filter: { maxPrice: 10000 }
    sort: PRICE_ASC
    first: 10
    after: $after
  ) {
    nodes {
      name
      price
      specifications { range }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

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
  {
    title: 'Python, page by page',
    language: 'py',
    text: `import json
from urllib.request import Request, urlopen

QUERY = '''${PAGE_QUERY}'''

after = None
while True:
    request = Request(
        '${endpoint}',
        json.dumps({
            'query': QUERY,
            'variables': {'after': after},
        }).encode(),
        {'content-type': 'application/json'},
    )
    answer = json.load(urlopen(request))
    if 'errors' in answer:
        raise SystemExit(answer['errors'][0]['message'])
    page = answer['data']['vehicles']
    for cart in page['nodes']:
        print(
            cart['name'],
            cart['price'],
            cart['specifications']['range'],
        )
    if not page['pageInfo']['hasNextPage']:
        break
    after = page['pageInfo']['endCursor']`,
  },
]
