import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { type MailServer, startMailServer } from '#graph/testing/mail-server.ts'
import { startSite } from '#web/e2e/startSite.ts'
import { report } from './report.ts'
import { type Inquiry, inquiry, see, sendForm, WITHOUT_LIMITS } from './visitors.ts'

let folder: string
let mailServer: MailServer
let site: ChildProcess
let origin: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-smtp-'))
  mailServer = await startMailServer()
  const started = await startSite({ ...WITHOUT_LIMITS, DATABASE_URL: '', DATA_DIR: folder, SMTP_URL: mailServer.url })
  site = started.child
  origin = started.origin
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => site.once('exit', resolve))
  site.kill('SIGTERM')
  await ended
  await mailServer.stop()
  await rm(folder, { recursive: true })
})

const waitingMails = async () =>
  Number(/ridgeline_jobs\{state="waiting"\} (\d+)/.exec((await see(`${origin}/metrics`)).body)?.[1])

const isMailed = ({ email }: Inquiry) =>
  mailServer.received.filter((mail) => mail.recipients.includes(email) || mail.text?.includes(email)).length >= 2

test('mails wait while the mail server is away, and go out by themselves when it is back', async () => {
  const port = Number(new URL(mailServer.url).port)
  await mailServer.stop()
  const sent = [inquiry(), inquiry(), inquiry()]
  for (const words of sent) expect((await sendForm(origin, words)).status).toBe(303)
  await eventually(async () => (await waitingMails()) === 2 * sent.length)
  expect((await see(`${origin}/readyz`)).status).toBe(200)

  mailServer = await startMailServer(port)
  const startedAt = performance.now()
  await eventually(() => sent.every(isMailed))
  const recoverMs = performance.now() - startedAt
  expect(await eventually(async () => (await waitingMails()) === 0)).toBe(true)
  const lost = sent.filter((words) => !isMailed(words)).length
  report({ fault: 'the mail server away', saw: 'thanks, as always; mails wait', recoverMs, lost })
})
