import type { DataSource, EntityManager } from 'typeorm'
import type { DueTask } from '#graph/jobs/job-runner.ts'

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
export const refusedPushes = async (database: Queryable): Promise<RefusedPush[]> =>
  database.query(`${ROWS} and refused_at > now() - interval '2 days' order by partner`)

export const REFUSED_PUSHES_TASK = 'mail_refused_pushes'

const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Mails the staff what is wrong with the pushes of a partner, once a day. */
export function refusedPushesTask(
  database: DataSource,
  mail: (message: { subject: string; text: string }) => Promise<unknown>,
) {
  const run = async () => {
    const refusals: RefusedPush[] = await database.query(
      `${ROWS} and (told_at is null or refused_at > told_at and told_at < now() - interval '1 day') order by partner`,
    )
    for (const { partner, refusedAt, problems } of refusals) {
      await mail({
        subject: `The stock from ${partner} was not taken`,
        text:
          `${problems}\n\nThat was at ${refusedAt.toISOString()}, and the stock stays as it was. ${partner} got the same answer: ask them to correct it.\n` +
          `You get one such mail a day for ${partner}, until a push is taken.\n`,
      })
      await database.query('update refused_pushes set told_at = now() where partner = $1', [partner])
    }
  }
  return { run, cron: EVERY_TEN_MINUTES } satisfies DueTask
}
