import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { publishedState } from '#graph/inventory/published/published-inventory.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

/** Readings that may be missed, for a machine that was off for a moment. */
const PATIENCE = 3

/** When the published stock was last read. */
export async function checkPublishedInventory(
  database: DataSource,
  { inventoryUrl, inventoryMinutes }: Pick<Config, 'inventoryUrl' | 'inventoryMinutes'>,
): Promise<Finding> {
  const { readAt, problems } = await publishedState(database, inventoryUrl!)
  const last = readAt ? `It was last read at ${readAt.toISOString()}.` : 'It has never been read.'
  if (problems) return fail(`INVENTORY_URL was not imported: ${problems.split('\n')[0]} ${last}`)
  const isLate = !readAt || Date.now() - readAt.getTime() > PATIENCE * inventoryMinutes * 60_000
  return isLate ? warn(`${last} Does a process run jobs with INVENTORY_URL?`) : ok(`INVENTORY_URL: ${last}`)
}
