import type { EmbedInventoryQuery, EmbedInventoryQueryVariables } from '#web/generated/graphql.ts'
import document from './EmbedInventory.graphql?raw'

export type EmbedPage = EmbedInventoryQuery['vehicles']
export type EmbedVehicle = EmbedPage['nodes'][number]

type Answer = { data?: EmbedInventoryQuery | null; errors?: { message: string }[] }

const QUERY = document.replace(/\s+/g, ' ').trim()

// The script comes from the site, whichever page loads it.
const SITE = new URL(import.meta.url).origin

/** Asks by GET and without headers of its own, so that caches on the way can answer, and no preflight is needed. */
export const fetchVehicles = async (
  variables: EmbedInventoryQueryVariables,
  signal: AbortSignal,
): Promise<EmbedInventoryQuery> => {
  const parameters = new URLSearchParams({ query: QUERY, variables: JSON.stringify(variables) })
  const response = await fetch(`${SITE}/graphql?${parameters}`, { signal, credentials: 'omit' })
  const { data, errors } = (await response.json()) as Answer
  // A town that the dealer does not serve leaves the carts without that line.
  for (const message of new Set(errors?.map((error) => error.message))) console.warn(`<ridgeline-inventory> ${message}`)
  if (!data) throw new Error(`The inventory did not answer (status ${response.status}).`)
  return data
}
