import type { DataSource } from 'typeorm'
import type { DueTask } from '#graph/jobs/job-runner.ts'
import { noteTold, untoldRefusals } from './refused-pushes.ts'

export const REFUSED_PUSHES_TASK = 'mail_refused_pushes'

const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Mails the staff what is wrong with the pushes of a partner, once a day. */
export function refusedPushesTask(
  database: DataSource,
  mail: (message: { subject: string; text: string }) => Promise<unknown>,
) {
  const run = async () => {
    for (const { partner, refusedAt, problems } of await untoldRefusals(database)) {
      await mail({
        subject: `The stock from ${partner} was not taken`,
        text:
          `${problems}\n\nThat was at ${refusedAt.toISOString()}, and the stock stays as it was. ${partner} got the same answer: ask them to correct it.\n` +
          `You get one such mail a day for ${partner}, until a push is taken.\n`,
      })
      await noteTold(database, partner)
    }
  }
  return { run, cron: EVERY_TEN_MINUTES } satisfies DueTask
}
