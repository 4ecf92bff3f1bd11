// Reads the inventory and passes inquiries on, with Apollo Client.
// Node.js 22.18 or newer: npm i @apollo/client graphql rxjs && node apollo.mts https://…
/// <reference types="node" />
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
// Types alone, which graphql-codegen makes of the operations below: the program runs without this file.
import type {
  ChangesQuery,
  ChangesQueryVariables,
  InventoryQuery,
  InventoryQueryVariables,
  SubmitContactInput,
  SubmitMutation,
  SubmitMutationVariables,
  VehicleFilter,
} from './generated/apollo.ts'

type Vehicle = InventoryQuery['vehicles']['edges'][number]['node']

const INVENTORY = gql`
  query Inventory($first: Int!, $after: String, $filter: VehicleFilter) {
    vehicles(first: $first, after: $after, filter: $filter) {
      totalCount
      edges { node { id name brand price availability url } }
      pageInfo { hasNextPage endCursor }
    }
  }
`

const CHANGES = gql`
  query Changes($since: DateTime!) {
    vehicleChanges(since: $since) {
      nodes { vehicleId kind }
      syncedUntil
    }
  }
`

const SUBMIT = gql`
  mutation Submit($input: SubmitContactInput!) {
    submitContact(input: $input) {
      inquiry { id }
      userErrors { field code message }
    }
  }
`

/** Queries use GET, so that HTTP caches can answer them. Apollo's cache joins the pages of a list. */
export const connect = (site: string, partnerKey?: string) =>
  new ApolloClient({
    link: new HttpLink({
      uri: `${site}/graphql`,
      useGETForQueries: true,
      headers: partnerKey ? { 'x-partner-key': partnerKey } : {},
    }),
    cache: new InMemoryCache({
      typePolicies: {
        Query: {
          fields: {
            vehicles: relayStylePagination(['filter', 'sort', 'ids', 'inStockFirst']),
            vehicleChanges: relayStylePagination(['since']),
          },
        },
      },
    }),
  })

/** All vehicles, or all that match the filter. Each result also contains the earlier pages, which the cache joins. */
export async function listVehicles(api: ApolloClient, filter?: VehicleFilter, first = 250): Promise<Vehicle[]> {
  let list: InventoryQuery['vehicles']
  let after: string | null = null
  do {
    const variables: InventoryQueryVariables = { first, after, filter }
    const { data } = await api.query<InventoryQuery>({ query: INVENTORY, variables, fetchPolicy: 'network-only' })
    list = data!.vehicles
    after = list.pageInfo.endCursor
  } while (list.pageInfo.hasNextPage)
  return list.edges.map(({ node }) => node)
}

/** The changes since a time, at most a hundred; call it again with the `syncedUntil` of the result. */
export async function pollChanges(api: ApolloClient, since: string): Promise<ChangesQuery['vehicleChanges']> {
  const variables: ChangesQueryVariables = { since }
  const { data } = await api.query<ChangesQuery>({ query: CHANGES, variables, fetchPolicy: 'no-cache' })
  return data!.vehicleChanges
}

/** Sends an inquiry and returns its id. */
export async function submitLead(api: ApolloClient, input: SubmitContactInput): Promise<string> {
  const variables: SubmitMutationVariables = { input }
  const { data } = await api.mutate<SubmitMutation>({ mutation: SUBMIT, variables })
  const { inquiry, userErrors } = data!.submitContact!
  if (inquiry) return inquiry.id
  throw new Error(userErrors.map(({ message }) => message).join('. '))
}

// Started, not imported: Node.js 24 has import.meta.main for this.
if (globalThis.process?.argv[1]?.endsWith('apollo.mts')) {
  const api = connect(process.argv[2] ?? 'http://localhost:4000')
  const vehicles = await listVehicles(api)
  console.log(`${vehicles.length} vehicles, the first one: ${vehicles[0]?.name}`)
}
