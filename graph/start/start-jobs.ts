import type { DataSource } from 'typeorm'
import { publishedCalendar } from '#graph/calendar/calendar-store.ts'
import type { Config } from '#graph/config.ts'
import { inquiryMailTask, type MailAddresses } from '#graph/contact/mail/inquiry-mail.task.ts'
import { INQUIRY_MAIL_TASK } from '#graph/contact/mail/inquiry-mails.ts'
import { InventoryService } from '#graph/inventory/inventory.service.ts'
import { publishedFileTask } from '#graph/inventory/published/published-file.task.ts'
import { type FileSource, PublishedFile } from '#graph/inventory/published/published-file.ts'
import { publishedInventory } from '#graph/inventory/published/published-inventory.ts'
import { REFUSED_PUSHES_TASK, refusedPushesTask } from '#graph/inventory/push/refused-pushes.task.ts'
import { SOLD_VEHICLES_TASK, soldVehiclesTask } from '#graph/inventory/sold-vehicles.task.ts'
import type { JobLog } from '#graph/jobs/job-logger.ts'
import { type JobTask, startJobRunner } from '#graph/jobs/job-runner.ts'
import { staffMail } from '#graph/mail/staff-mail.ts'
import { smtpTransport } from '#graph/mail/transport.ts'
import { webhookJobs } from '#graph/partners/webhooks/webhook-jobs.ts'
import { WEBHOOK_TASK } from '#graph/partners/webhooks/webhook-queue.ts'

/** Mail servers refuse senders with many connections. */
const MAIL_CONCURRENCY = 3

type JobConfig = MailAddresses &
  Partial<Pick<Config, 'smtpUrl' | 'webhookKey' | 'allowsLocalWebhooks' | 'soldDays'>> &
  Partial<Pick<Config, 'inventoryUrl' | 'calendarUrl' | 'inventoryMinutes' | 'mediaDir'>>

interface Jobs {
  /** Called after each change of the catalogue: webhooks are queued. */
  catalogueChanged: () => void
  stop: () => Promise<void>
}

export const WITHOUT_MAIL = 'SMTP_URL is not set: inquiries are stored, and their emails wait until it is.'

/** For programs that run the jobs, as they start. */
export function printWhatWaits({ smtpUrl }: Pick<JobConfig, 'smtpUrl'>): void {
  if (!smtpUrl) console.log(WITHOUT_MAIL)
}

/**
 * Starts the work beside requests: mails, webhooks, the published files, and the withdrawal of sold vehicles. Without a
 * mail server the mails wait. `stockWriter` makes the imports.
 */
export function startJobs(config: JobConfig, database: DataSource, log: JobLog, stockWriter = database): Jobs {
  const { smtpUrl, webhookKey, soldDays, allowsLocalWebhooks = false } = config
  const { inventoryUrl, calendarUrl, inventoryMinutes = 5, mediaDir = '', siteUrl } = config
  const webhooks = webhookKey ? webhookJobs({ ...config, webhookKey, allowsLocalWebhooks }, database, log) : undefined
  const tasks: Record<string, JobTask> = {}
  if (webhooks) tasks[WEBHOOK_TASK] = webhooks.task
  if (soldDays !== undefined) tasks[SOLD_VEHICLES_TASK] = soldVehiclesTask(database, soldDays)
  const transport = smtpUrl ? smtpTransport(smtpUrl) : undefined
  const mail = transport && staffMail(transport, config)
  if (mail) tasks[REFUSED_PUSHES_TASK] = refusedPushesTask(database, mail)
  const sources: FileSource[] = []
  if (inventoryUrl)
    sources.push(publishedInventory(new InventoryService(database, stockWriter), inventoryUrl, { mediaDir, siteUrl }))
  if (calendarUrl) sources.push(publishedCalendar(database, calendarUrl))
  for (const source of sources) {
    const file = new PublishedFile(database, source)
    tasks[`read_published_${source.name}`] = publishedFileTask(file, { minutes: inventoryMinutes, log, mail })
  }
  if (transport) {
    const run = inquiryMailTask(database, transport, config)
    tasks[INQUIRY_MAIL_TASK] = { run, concurrency: MAIL_CONCURRENCY }
  }
  const runner = Object.keys(tasks).length > 0 ? startJobRunner({ database, tasks, log }) : undefined
  return {
    catalogueChanged: () => webhooks?.catalogueChanged(),
    async stop() {
      await Promise.all([webhooks?.stop(), runner?.stop()])
    },
  }
}
