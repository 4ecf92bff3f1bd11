import type { DataSource } from 'typeorm'
import { refusedPushes } from '#graph/inventory/push/refused-pushes.ts'
import { type Finding, ok, warn } from './finding.ts'

/** Names the partners whose last push was refused. */
export async function checkPushes(database: DataSource): Promise<Finding> {
  const refused = await refusedPushes(database)
  if (refused.length === 0) return ok('No push was refused lately.')
  const named = refused.map(
    ({ partner, refusedAt, problems }) => `${partner} at ${refusedAt.toISOString()} (${problems.split('\n')[0]})`,
  )
  return warn(`Refused, and nothing was changed: ${named.join(', ')}. Ask the partner to correct it.`)
}
