import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { inquiryMailTask, type MailAddresses } from '#graph/contact/mail/inquiry-mail.task.ts'
import { INQUIRY_MAIL_TASK } from '#graph/contact/mail/inquiry-mails.ts'
import { smtpTransport } from '#graph/contact/mail/transport.ts'
import { startWebhooks } from '#graph/partners/webhooks/start-webhooks.ts'
import type { JobLog } from './job-logger.ts'
import { startJobRunner } from './job-runner.ts'

const MAILS_AT_ONCE = 3

type JobConfig = MailAddresses & Pick<Config, 'smtpUrl'> & Partial<Pick<Config, 'webhookKey' | 'allowsLocalWebhooks'>>

interface Jobs {
  /** Says that the catalogue has changed: partners are told. */
  catalogueChanged: () => void
  stop: () => Promise<void>
}

/** Starts the work beside requests: mails, and webhooks. Without a mail server the mails wait. */
export function startJobs(config: JobConfig, database: DataSource, log: JobLog): Jobs {
  const mails = startMails(config, database, log)
  const { webhookKey, allowsLocalWebhooks = false } = config
  const webhooks = webhookKey ? startWebhooks({ ...config, webhookKey, allowsLocalWebhooks }, database, log) : undefined
  return {
    catalogueChanged: () => webhooks?.catalogueChanged(),
    async stop() {
      await Promise.all([mails?.stop(), webhooks?.stop()])
    },
  }
}

function startMails(config: JobConfig, database: DataSource, log: JobLog) {
  if (!config.smtpUrl) {
    console.log('SMTP_URL is not set: inquiries are stored, and their mails wait.')
    return undefined
  }
  const transport = smtpTransport(config.smtpUrl)
  const tasks = { [INQUIRY_MAIL_TASK]: inquiryMailTask(database, transport, config) }
  return startJobRunner({ database, tasks, log, atOnce: MAILS_AT_ONCE })
}
