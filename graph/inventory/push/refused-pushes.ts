import type { DataSource, EntityManager } from 'typeorm'

/** The last push of a partner, which was refused. */
export interface RefusedPush {
  partner: string
  refusedAt: Date
  problems: string
}

type Queryable = Pick<DataSource | EntityManager, 'query'>

const ROWS = 'select partner, refused_at as "refusedAt", problems from refused_pushes where problems is not null'

export async function noteRefused(database: Queryable, { partner, problems }: Omit<RefusedPush, 'refusedAt'>) {
  await database.query(
    `insert into refused_pushes (partner, refused_at, problems) select name, now(), $2 from partners where name = $1
     on conflict (partner) do update set refused_at = excluded.refused_at, problems = excluded.problems`,
    [partner, problems],
  )
}

/** A push was taken, so that nobody has to look at those before. */
export async function noteTaken(transaction: Queryable, partner: string): Promise<void> {
  await transaction.query('update refused_pushes set problems = null where partner = $1', [partner])
}

/** Those of the last two days: partners push once a day at least. */
export async function refusedPushes(database: Queryable): Promise<RefusedPush[]> {
  return database.query(`${ROWS} and refused_at > now() - interval '2 days' order by partner`)
}

/** Those of which the staff are to hear: once a day of each partner. */
export async function untoldRefusals(database: Queryable): Promise<RefusedPush[]> {
  return database.query(
    `${ROWS} and (told_at is null or refused_at > told_at and told_at < now() - interval '1 day') order by partner`,
  )
}

export async function noteTold(database: Queryable, partner: string): Promise<void> {
  await database.query('update refused_pushes set told_at = now() where partner = $1', [partner])
}
