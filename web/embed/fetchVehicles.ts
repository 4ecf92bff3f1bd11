import type { EmbedInventoryQuery, EmbedInventoryQueryVariables } from '#web/generated/graphql.ts'
import document from './EmbedInventory.graphql?raw'

export type EmbedPage = EmbedInventoryQuery['vehicles']
export type EmbedVehicle = EmbedPage['nodes'][number]

type Answer = { data?: EmbedInventoryQuery | null; errors?: { message: string }[] }

const QUERY = document.replace(/\s+/g, ' ').trim()

// The script comes from the site, whichever page loads it.
const SITE = new URL(import.meta.url).origin

type Options = {
  variables: EmbedInventoryQueryVariables
  partnerKey: string | null
  signal: AbortSignal
}

const UNKNOWN_KEY = 401

/**
 * Asks by GET, so that caches on the way can answer. Only a key causes a preflight request; a key that is not known is left
 * out, because reading needs none.
 */
export const fetchVehicles = async ({ variables, partnerKey, signal }: Options): Promise<EmbedInventoryQuery> => {
  const parameters = new URLSearchParams({ query: QUERY, variables: JSON.stringify(variables) })
  const headers = partnerKey ? { 'x-partner-key': partnerKey } : undefined
  const response = await fetch(`${SITE}/graphql?${parameters}`, { headers, signal, credentials: 'omit' })
  if (partnerKey && response.status === UNKNOWN_KEY) {
    console.warn('<ridgeline-inventory> partner-key is not known: the carts are shown without it.')
    return fetchVehicles({ variables, partnerKey: null, signal })
  }
  const { data, errors } = (await response.json()) as Answer
  // A town that the dealer does not serve leaves the carts without that line.
  for (const message of new Set(errors?.map((error) => error.message))) console.warn(`<ridgeline-inventory> ${message}`)
  if (!data) throw new Error(`The inventory did not answer (status ${response.status}).`)
  return data
}
