import type { JobLog } from '#graph/jobs/job-logger.ts'
import type { JobTask } from '#graph/jobs/job-runner.ts'
import type { PublishedInventory } from './published-inventory.ts'

export const PUBLISHED_INVENTORY_TASK = 'read_published_inventory'

interface Options {
  minutes: number
  log: JobLog
  /** Mails the staff; undefined: the log alone tells of problems. */
  mail: ((message: { subject: string; text: string }) => Promise<unknown>) | undefined
}

/** Reads the published stock every few minutes, and mails its problems to the staff, once each. */
export function publishedInventoryTask(published: PublishedInventory, { minutes, log, mail }: Options): JobTask {
  const run = async () => {
    const problems = await published.read()
    if (problems === undefined) return
    log.warn(`the published inventory was not imported: ${problems.split('\n')[0]}`)
    await mail?.({
      subject: 'The published inventory was not imported',
      text:
        `${problems}\n\nThe stock stays as it was. Correct the file: it is read again in ${minutes} minutes. ` +
        'You get this mail once, and again when the problems change.\n',
    })
    await published.told(problems)
  }
  return { run, concurrency: 1, cron: `*/${minutes} * * * *` }
}
