// Keeps a copy of the inventory and passes inquiries on, without a library.
// Node.js 22.18 or newer: node sync.mts https://…
/// <reference types="node" />
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
type Api = <Data>(query: string, variables: object) => Promise<Data>

// The maximum of a page.
const PAGE_SIZE = 250
const THE_BEGINNING = '1970-01-01T00:00:00Z'

const VEHICLES = /* GraphQL */ `
  query Vehicles($first: Int!, $after: String, $filter: VehicleFilter) {
    vehicles(first: $first, after: $after, filter: $filter) {
      nodes { id name brand price availability url }
      pageInfo { hasNextPage endCursor }
    }
  }
`

const CHANGES = /* GraphQL */ `
  query Changes($since: DateTime!, $first: Int!, $after: String) {
    vehicleChanges(since: $since, first: $first, after: $after) {
      nodes { vehicleId kind vehicle { id name brand price availability url } }
      pageInfo { hasNextPage endCursor }
      syncedUntil
    }
  }
`

const SUBMIT = /* GraphQL */ `
  mutation Submit($input: SubmitContactInput!) {
    submitContact(input: $input) {
      inquiry { id }
      userErrors { field code message }
    }
  }
`

/** The API of a site; sends the partner's key if there is one. */
export const connect =
  (site: string, partnerKey?: string): Api =>
  async (query, variables) => {
    const response = await fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(partnerKey && { 'x-partner-key': partnerKey }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await response.json()
    if (errors) throw new Error(errors[0].message)
    return data
  }

/** All vehicles, or all that match the filter, page by page. */
export async function listVehicles(api: Api, filter?: VehicleFilter, first = PAGE_SIZE): Promise<Vehicle[]> {
  const vehicles: Vehicle[] = []
  let after: string | null = null
  for (;;) {
    const variables: VehiclesQueryVariables = { first, after, filter }
    const { vehicles: page }: VehiclesQuery = await api(VEHICLES, variables)
    vehicles.push(...page.nodes)
    if (!page.pageInfo.hasNextPage) return vehicles
    after = page.pageInfo.endCursor
  }
}

/** All changes since a time. The `syncedUntil` of the result is the `since` of the next call. */
export async function pollChanges(api: Api, since: string): Promise<Pick<Changes, 'nodes' | 'syncedUntil'>> {
  const nodes: Changes['nodes'] = []
  let after: string | null = null
  for (;;) {
    const variables: ChangesQueryVariables = { since, first: PAGE_SIZE, after }
    const { vehicleChanges: page }: ChangesQuery = await api(CHANGES, variables)
    nodes.push(...page.nodes)
    if (!page.pageInfo.hasNextPage) return { nodes, syncedUntil: page.syncedUntil }
    after = page.pageInfo.endCursor
  }
}

/** Updates a copy of the inventory; returns the `since` of the next call. */
export async function syncCopy(api: Api, copy: Map<string, Vehicle>, since = THE_BEGINNING): Promise<string> {
  const { nodes, syncedUntil } = await pollChanges(api, since)
  for (const { vehicleId, vehicle } of nodes) {
    if (vehicle) copy.set(vehicleId, vehicle)
    else copy.delete(vehicleId)
  }
  return syncedUntil
}

/** Sends an inquiry and returns its id. Without an answer, repeat it with the same key: it is stored only once. */
export async function submitLead(api: Api, input: SubmitContactInput): Promise<string> {
  const variables: SubmitMutationVariables = { input }
  const { submitContact }: SubmitMutation = await api(SUBMIT, variables)
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
