import { smtpTransport } from '#graph/mail/transport.ts'
import { signInMailTask, startJobs } from '#graph/start/start-jobs.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { startMailServer } from '#graph/testing/mail-server.ts'
import { StaffAccess } from './staff-access.ts'

const ANN = 'ann@carts.example'
const mail = await startMailServer()
const { database, close } = await openTestDatabase()
const config = {
  siteUrl: 'https://carts.example',
  smtpUrl: mail.url,
  mailFrom: 'site@carts.example',
  mailTo: 'sales@carts.example',
  staff: [ANN],
}
const access = new StaffAccess(database, config)
afterAll(async () => {
  await close()
  await mail.stop()
})

const linkIn = (text = '') => /link=(\S+)/.exec(text)![1]!

it('the queue mails a link to the staff, and nothing to anybody else', async () => {
  const jobs = startJobs(config, database, console)
  await access.askForLink('eve@evil.example', '192.0.2.1')
  await access.askForLink(ANN, '192.0.2.1')
  const left = async () => (await database.query('select count(*)::int from graphile_worker.jobs'))[0].count
  await eventually(async () => mail.received.length > 0 && (await left()) === 0)
  await jobs.stop()
  expect(mail.received.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [[ANN], 'Sign in to the Ridgeline desk'],
  ])
  expect(await access.signIn(linkIn(mail.received[0]!.text))).toBeDefined()
})

it('a mail that does not arrive is tried again with a new link, and given up when nobody waits for it any more', async () => {
  const run = signInMailTask(access, smtpTransport(mail.url), config)
  const [{ id }] = await database.query(
    `insert into staff_links (email, caller) values ('${ANN}', 'somebody') returning id`,
  )
  const attempt = () => run({ linkId: id }, {} as Parameters<typeof run>[1])
  mail.received.length = 0
  mail.refused.add(ANN)
  await expect(attempt()).rejects.toThrow('550')
  mail.refused.delete(ANN)
  await attempt()
  await attempt()
  const [first, second] = mail.received.map(({ text }) => linkIn(text))
  expect([await access.signIn(first!), typeof (await access.signIn(second!))]).toEqual([undefined, 'string'])

  await database.query(`update staff_links set asked_at = now() - interval '16 minutes'`)
  await attempt()
  expect(mail.received).toHaveLength(2)
})
