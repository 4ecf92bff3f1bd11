// Keeps a copy of the inventory and passes inquiries on, with graphql-request. Run it: node sync.ts https://…
import { GraphQLClient, gql } from 'graphql-request'

export interface Vehicle {
  id: string
  name: string
  brand: string
  price: number
  inStock: boolean
  url: string
}

interface PageInfo {
  hasNextPage: boolean
  endCursor: string | null
}

interface VehiclePage {
  vehicles: { nodes: Vehicle[]; pageInfo: PageInfo }
}

interface Change {
  vehicleId: string
  kind: 'UPSERTED' | 'REMOVED'
  vehicle: Vehicle | null
}

interface ChangePage {
  vehicleChanges: { nodes: Change[]; pageInfo: PageInfo; syncedUntil: string }
}

export interface Lead {
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  vehicleId?: string
  idempotencyKey: string
}

interface Submitted {
  submitContact: { inquiry: { id: string } | null; userErrors: { message: string }[] }
}

// The maximum of a page.
const PAGE_SIZE = 250
const THE_BEGINNING = '1970-01-01T00:00:00Z'

const VEHICLES = gql`
  query Vehicles($first: Int!, $after: String, $filter: VehicleFilter) {
    vehicles(first: $first, after: $after, filter: $filter) {
      nodes { id name brand price inStock url }
      pageInfo { hasNextPage endCursor }
    }
  }
`

const CHANGES = gql`
  query Changes($since: DateTime!, $first: Int!, $after: String) {
    vehicleChanges(since: $since, first: $first, after: $after) {
      nodes { vehicleId kind vehicle { id name brand price inStock url } }
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
export async function listVehicles(api: GraphQLClient, filter?: object, first = PAGE_SIZE): Promise<Vehicle[]> {
  const vehicles: Vehicle[] = []
  let after: string | null = null
  for (;;) {
    const { vehicles: page }: VehiclePage = await api.request(VEHICLES, { first, after, filter })
    vehicles.push(...page.nodes)
    if (!page.pageInfo.hasNextPage) return vehicles
    after = page.pageInfo.endCursor
  }
}

/** All changes since a time. The `syncedUntil` of the result is the `since` of the next call. */
export async function pollChanges(
  api: GraphQLClient,
  since: string,
): Promise<{ nodes: Change[]; syncedUntil: string }> {
  const nodes: Change[] = []
  let after: string | null = null
  for (;;) {
    const { vehicleChanges: page }: ChangePage = await api.request(CHANGES, { since, first: PAGE_SIZE, after })
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
export async function submitLead(api: GraphQLClient, lead: Lead): Promise<string> {
  const { submitContact }: Submitted = await api.request(SUBMIT, { input: lead })
  if (submitContact.inquiry) return submitContact.inquiry.id
  throw new Error(submitContact.userErrors.map(({ message }) => message).join('. '))
}

if (import.meta.main) {
  const api = connect(process.argv[2] ?? 'http://localhost:4000')
  const copy = new Map<string, Vehicle>()
  const began = performance.now()
  const since = await syncCopy(api, copy)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${copy.size} vehicles in ${seconds} s. Next time: since ${since}`)
}
