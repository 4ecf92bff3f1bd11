import { Logger } from 'graphile-worker'

/** The console or the server's log. */
export interface JobLog {
  warn(line: string): void
  error(line: string): void
}

/** The queue's warnings and errors, one line each, without details, which carry the whole job. */
export const jobLogger = (log: JobLog): Logger =>
  new Logger(() => (level, message) => {
    const [line] = message.split('\n')
    if (level === 'error') log.error(`jobs: ${line}`)
    if (level === 'warning') log.warn(`jobs: ${line}`)
  })
