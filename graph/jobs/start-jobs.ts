import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { inquiryMailTask, type MailAddresses } from '#graph/contact/mail/inquiry-mail.task.ts'
import { INQUIRY_MAIL_TASK } from '#graph/contact/mail/inquiry-mails.ts'
import { smtpTransport } from '#graph/contact/mail/transport.ts'
import type { JobLog } from './job-logger.ts'
import { startJobRunner } from './job-runner.ts'

type JobConfig = MailAddresses & Pick<Config, 'smtpUrl'>

/** Starts the work beside requests, which is sending mail. Without a mail server the jobs wait. */
export function startJobs(config: JobConfig, database: DataSource, log: JobLog): { stop: () => Promise<void> } {
  if (!config.smtpUrl) {
    console.log('SMTP_URL is not set: inquiries are stored, and their mails wait.')
    return { stop: async () => {} }
  }
  const transport = smtpTransport(config.smtpUrl)
  const tasks = { [INQUIRY_MAIL_TASK]: inquiryMailTask(database, transport, config) }
  return startJobRunner({ database, tasks, log })
}
