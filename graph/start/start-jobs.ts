import type { Task } from 'graphile-worker'
import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { inquiryMailTask, type MailAddresses } from '#graph/contact/mail/inquiry-mail.task.ts'
import { INQUIRY_MAIL_TASK } from '#graph/contact/mail/inquiry-mails.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { REFUSED_PUSHES_TASK, refusedPushesTask } from '#graph/inventory/push/refused-pushes.ts'
import { SOLD_VEHICLES_TASK, soldVehiclesTask } from '#graph/inventory/sold-vehicles.task.ts'
import type { JobLog } from '#graph/jobs/job-queue.ts'
import { type JobTask, startJobRunner } from '#graph/jobs/job-runner.ts'
import { smtpTransport, staffMail, type Transport } from '#graph/mail/transport.ts'
import { webhookJobs } from '#graph/partners/webhooks/webhook-jobs.ts'
import { WEBHOOK_TASK } from '#graph/partners/webhooks/webhook-queue.ts'
import { SIGN_IN_MAIL_TASK, StaffAccess } from '#graph/staff/staff-access.ts'

/** Mail servers refuse senders with many connections. */
const MAIL_CONCURRENCY = 3

const OLD_INQUIRIES_TASK = 'erase_old_inquiries'
/** Not once a day: a site may be off at night. */
const HOURLY = '30 * * * *'

type JobConfig = MailAddresses &
  Partial<Pick<Config, 'smtpUrl' | 'staff' | 'webhookKey' | 'allowsLocalWebhooks' | 'soldDays' | 'inquiriesKept'>>

interface Jobs {
  /** Called after each change of the catalogue: webhooks are queued. */
  catalogueChanged: () => void
  stop: () => Promise<void>
}

export const WITHOUT_MAIL = 'SMTP_URL is not set: inquiries are at the desk, and their emails wait until it is.'

/** For programs that run the jobs, as they start. */
export function printWhatWaits({ smtpUrl }: Pick<JobConfig, 'smtpUrl'>): void {
  if (!smtpUrl) console.log(WITHOUT_MAIL)
}

/** Starts the work beside requests: mails, webhooks, the withdrawal of sold vehicles and the end of old inquiries. Without a mail server the mails wait. */
export function startJobs(config: JobConfig, database: DataSource, log: JobLog): Jobs {
  const { smtpUrl, webhookKey, soldDays, inquiriesKept, allowsLocalWebhooks = false } = config
  const webhooks = webhookKey ? webhookJobs({ ...config, webhookKey, allowsLocalWebhooks }, database, log) : undefined
  const tasks: Record<string, JobTask> = {}
  if (webhooks) tasks[WEBHOOK_TASK] = webhooks.task
  if (soldDays !== undefined) tasks[SOLD_VEHICLES_TASK] = soldVehiclesTask(database, soldDays)
  if (inquiriesKept !== undefined) {
    const run = (signal: AbortSignal) => new InquiryService(database).eraseOlder(inquiriesKept, signal)
    tasks[OLD_INQUIRIES_TASK] = { run, cron: HOURLY }
  }
  const transport = smtpUrl ? smtpTransport(smtpUrl) : undefined
  if (transport) {
    tasks[REFUSED_PUSHES_TASK] = refusedPushesTask(database, staffMail(transport, config))
    const run = inquiryMailTask(database, transport, config)
    tasks[INQUIRY_MAIL_TASK] = { run, concurrency: MAIL_CONCURRENCY }
    const signIn = signInMailTask(new StaffAccess(database, config), transport, config)
    tasks[SIGN_IN_MAIL_TASK] = { run: signIn, concurrency: MAIL_CONCURRENCY }
  }
  const runner = Object.keys(tasks).length > 0 ? startJobRunner({ database, tasks, log }) : undefined
  return {
    catalogueChanged: () => webhooks?.catalogueChanged(),
    async stop() {
      await Promise.all([webhooks?.stop(), runner?.stop()])
    },
  }
}

/** Mails a link that signs in. Each attempt makes a new link; after 15 minutes nobody waits for one. */
export const signInMailTask =
  (access: StaffAccess, transport: Transport, { mailFrom }: Pick<Config, 'mailFrom'>): Task =>
  async (payload) => {
    const link = await access.makeLink((payload as { linkId: string }).linkId)
    if (!link) return
    const send = staffMail(transport, { mailFrom, mailTo: link.email })
    await send({
      subject: `Sign in to the ${DEALER.shortName} desk`,
      text: `Open this link and tap "Sign in":\n\n${link.address}\n\nIt works once, for 15 minutes. If you didn't ask for it, ignore this mail.\n`,
    })
  }
