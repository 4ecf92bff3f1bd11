import type { JobLog } from '#graph/jobs/job-logger.ts'
import type { DueTask } from '#graph/jobs/job-runner.ts'
import type { PublishedFile } from './published-file.ts'

interface Options {
  minutes: number
  log: JobLog
  /** Mails the staff; undefined: the log alone tells of problems. */
  mail: ((message: { subject: string; text: string }) => Promise<unknown>) | undefined
}

/** Reads a published file every few minutes, and mails its problems to the staff, once each. */
export function publishedFileTask(file: PublishedFile, { minutes, log, mail }: Options): DueTask {
  const { name } = file.source
  const run = async (signal: AbortSignal) => {
    const problems = await file.read(signal)
    if (problems === undefined) return
    log.warn(`the published ${name} was not imported: ${problems.split('\n')[0]}`)
    await mail?.({
      subject: `The published ${name} was not imported`,
      text:
        `${problems}\n\nThe ${name} stays as it was. Correct the file: it is read again within ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. ` +
        'You get this mail once, and again when the problems change.\n',
    })
    await file.told(problems)
  }
  return { run, cron: `*/${minutes} * * * *` }
}
