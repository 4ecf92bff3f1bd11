import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { type MailServer, startMailServer } from '#graph/testing/mail-server.ts'
import { type OwnSite, startOwnSite } from '#web/e2e/ownSite.ts'
import { report } from './report.ts'
import { type Inquiry, inquiry, see, sendForm, WITHOUT_LIMITS } from './visitors.ts'

let mailServer: MailServer
let site: OwnSite
let origin: string

test.beforeAll(async () => {
  mailServer = await startMailServer()
  site = await startOwnSite({ ...WITHOUT_LIMITS, SMTP_URL: mailServer.url })
  origin = site.origin
})

test.afterAll(async () => {
  await site.stop()
  await mailServer.stop()
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
