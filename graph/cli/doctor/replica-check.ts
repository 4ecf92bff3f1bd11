import type { DataSource } from 'typeorm'
import { REQUEST_BOUNDS } from '#graph/database/data-source.ts'
import { connect } from '#graph/start/connect.ts'
import { type Finding, fail, ok } from './finding.ts'

/** A replica of another cluster accepts connections, too, but never gets this cluster's changes. */
export async function checkReplica(primary: DataSource, url: string): Promise<Finding> {
  const replica = await connect(url, { bounds: REQUEST_BOUNDS })
  try {
    const [ofPrimary, ofReplica] = await Promise.all([clusterOf(primary), clusterOf(replica)])
    if (ofPrimary === ofReplica) return ok('It is a copy of the primary.')
    return fail(
      `It is a copy of another cluster (${ofReplica}) than the primary (${ofPrimary}), and its data is old. ` +
        'Make it anew from the primary of DATABASE_URL.',
    )
  } finally {
    await replica.destroy()
  }
}

/** The system identifier of a Postgres cluster, which its replicas share. */
async function clusterOf(database: DataSource): Promise<string> {
  const [{ id }] = await database.query('select system_identifier::text as id from pg_control_system()')
  return id
}
