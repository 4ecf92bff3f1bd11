// Keeps a copy of the inventory and passes inquiries on, with graphql-request.
// Node.js 22.18 or newer: npm i graphql-request graphql && node sync.mts https://…
/// <reference types="node" />
import { GraphQLClient, gql } from 'graphql-request'
// Types alone, which graphql-codegen makes of the operations below: the program runs without this file.
import type {
  ChangesQuery,
  ChangesQueryVariables,
  SubmitContactInput,
  SubmitMutation,
  SubmitMutationVariables,
  VehicleFilter,
  VehiclesQuery,
  VehiclesQueryVariables,
} from './generated/sync.ts'

type Changes = ChangesQuery['vehicleChanges']
export type Vehicle = VehiclesQuery['vehicles']['nodes'][number]

// The maximum of a page.
const PAGE_SIZE = 250
const THE_BEGINNING = '1970-01-01T00:00:00Z'

const VEHICLES = gql`
  query Vehicles($first: Int!, $after: String, $filter: VehicleFilter) {
    vehicles(first: $first, after: $after, filter: $filter) {
      nodes { id name brand price availability url }
      pageInfo { hasNextPage endCursor }
    }
  }
`

const CHANGES = gql`
  query Changes($since: DateTime!, $first: Int!, $after: String) {
    vehicleChanges(since: $since, first: $first, after: $after) {
      nodes { vehicleId kind vehicle { id name brand price availability url } }
      pageInfo { hasNextPage endCursor }
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

/** The API of a site; sends the partner's key if there is one. */
export const connect = (site: string, partnerKey?: string) =>
  new GraphQLClient(`${site}/graphql`, { headers: partnerKey ? { 'x-partner-key': partnerKey } : {} })

/** All vehicles, or all that match the filter, page by page. */
export async function listVehicles(api: GraphQLClient, filter?: VehicleFilter, first = PAGE_SIZE): Promise<Vehicle[]> {
  const vehicles: Vehicle[] = []
  let after: string | null = null
  for (;;) {
    const variables: VehiclesQueryVariables = { first, after, filter }
    const { vehicles: page }: VehiclesQuery = await api.request(VEHICLES, variables)
    vehicles.push(...page.nodes)
    if (!page.pageInfo.hasNextPage) return vehicles
    after = page.pageInfo.endCursor
  }
}

/** All changes since a time. The `syncedUntil` of the result is the `since` of the next call. */
export async function pollChanges(api: GraphQLClient, since: string): Promise<Pick<Changes, 'nodes' | 'syncedUntil'>> {
  const nodes: Changes['nodes'] = []
  let after: string | null = null
  for (;;) {
    const variables: ChangesQueryVariables = { since, first: PAGE_SIZE, after }
    const { vehicleChanges: page }: ChangesQuery = await api.request(CHANGES, variables)
    nodes.push(...page.nodes)
    if (!page.pageInfo.hasNextPage) return { nodes, syncedUntil: page.syncedUntil }
    after = page.pageInfo.endCursor
  }
}

/** Updates a copy of the inventory; returns the `since` of the next call. */
export async function syncCopy(api: GraphQLClient, copy: Map<string, Vehicle>, since = THE_BEGINNING): Promise<string> {
  const { nodes, syncedUntil } = await pollChanges(api, since)
  for (const { vehicleId, vehicle } of nodes) {
    if (vehicle) copy.set(vehicleId, vehicle)
    else copy.delete(vehicleId)
  }
  return syncedUntil
}

/** Sends an inquiry and returns its id. Without an answer, repeat it with the same key: it is stored only once. */
export async function submitLead(api: GraphQLClient, input: SubmitContactInput): Promise<string> {
  const variables: SubmitMutationVariables = { input }
  const { submitContact }: SubmitMutation = await api.request(SUBMIT, variables)
  const { inquiry, userErrors } = submitContact!
  if (inquiry) return inquiry.id
  throw new Error(userErrors.map(({ message }) => message).join('. '))
}

// Started, not imported: Node.js 24 has import.meta.main for this.
if (globalThis.process?.argv[1]?.endsWith('sync.mts')) {
  const api = connect(process.argv[2] ?? 'http://localhost:4000')
  const copy = new Map<string, Vehicle>()
  const began = performance.now()
  const since = await syncCopy(api, copy)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${copy.size} vehicles in ${seconds} s. Next time: since ${since}`)
}
