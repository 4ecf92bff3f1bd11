import { Logger } from 'graphile-worker'

export interface JobLog {
  warn(line: string): void
  error(line: string): void
}

/** Logs the queue's warnings and errors as one line each, without the details, which contain the whole job. */
export const jobLogger = (log: JobLog): Logger =>
  new Logger(() => (level, message) => {
    const [line] = message.split('\n')
    if (level === 'error') log.error(`jobs: ${line}`)
    if (level === 'warning') log.warn(`jobs: ${line}`)
  })
