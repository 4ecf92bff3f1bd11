import type { DataSource } from 'typeorm'
import { type FileSource, publishedState } from '#graph/inventory/published/published-file.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

/** Readings that may be missed, for a machine that was off for a moment. */
const PATIENCE = 3

/** Fails when the file was not imported, and warns when it has not been read lately. */
export async function checkPublishedFile(
  database: DataSource,
  source: Pick<FileSource, 'name' | 'url'>,
  minutes: number,
): Promise<Finding> {
  const { readAt, problems } = await publishedState(database, source)
  const last = readAt
    ? `The published ${source.name} was last read at ${readAt.toISOString()}.`
    : 'It has never been read.'
  if (problems) return fail(`It was not imported: ${problems.split('\n')[0]!.replace(/\.$/, '')}. ${last}`)
  const isLate = !readAt || Date.now() - readAt.getTime() > PATIENCE * minutes * 60_000
  return isLate ? warn(`${last} Does a process run jobs with the same settings?`) : ok(last)
}
