import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { readValue } from '#graph/files/read-value.ts'
import { smtpTransport } from '#graph/mail/transport.ts'
import { FINDING_STATES, findingControl, findingOf, SPOTS } from '#graph/shared/inspection-words.ts'
import { wordsOfName } from '#graph/shared/words.ts'
import { signInMailTask, startJobs } from '#graph/start/start-jobs.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { startMailServer } from '#graph/testing/mail-server.ts'
import { FIELDS } from '#graph/vehicles/fields.ts'
import { findingProblems, typedWords, wordsOf } from './cart-form.ts'
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

const TEXTS = ['Light scratches', 'Left side, left as it is: 2 | 3', 'roof, left: twice', 'C:\\|', 'x'.repeat(300)]

it('rows of a form are the lines that files have, and mean the same', () => {
  const findings = SPOTS.flatMap((spot) =>
    FINDING_STATES.flatMap((state) => TEXTS.map((text) => ({ spot, state, text }))),
  )
  for (const { spot, state, text } of findings) {
    const parts = { spot: wordsOfName(spot), state: wordsOfName(state), text }
    const form = Object.fromEntries(
      Object.entries(parts).map(([part, value]) => [findingControl(1, part as 'spot'), value]),
    )
    const typed = (name: string) => form[name]
    const words = typedWords(typed).findings!
    const { value } = readValue(FIELDS.findings, words)
    expect(value).toEqual([`${parts.spot}, ${parts.state}: ${text}`])
    expect([wordsOf(value), FIELDS.findings.accepts(value), findingProblems(typed, {})]).toEqual([words, true, []])
    expect(findingOf((value as string[])[0])).toEqual({ spot, state, text })
  }
})

it.each([
  ['roof, LEFT as it is: Scuffs', 'roof, left: Scuffs'],
  ['roof, left side: Scuffs', 'roof, left side: Scuffs'],
])('a file has %j as %j', (words, line) => {
  expect(readValue(FIELDS.findings, words).value).toEqual([line])
})

const MAIL = { from: 'site@carts.example', to: 'ada@example.com', subject: 'Hello', text: 'Hello' }

let server: Server | undefined
const sockets = new Set<Socket>()

/** A mail server that behaves as `talk` says. */
async function startServer(talk: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => sockets.delete(socket))
    talk(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server?.close()
})

describe('a mail', () => {
  it.each([
    ['is silent', () => {}],
    ['greets and says no more', (socket: Socket) => socket.write('220 mail.example\r\n')],
    [
      'never comes to an end',
      (socket: Socket) => {
        const line = setInterval(() => socket.write('220-still here\r\n'), 20)
        socket.on('close', () => clearInterval(line))
      },
    ],
    ['talks of something else', (socket: Socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('is given up when its time is over by a server that %s, and leaves no connection', async (_what, talk) => {
    const transport = smtpTransport(await startServer(talk))
    const startedAt = performance.now()
    const sending = transport.sendMail({ ...MAIL, signal: AbortSignal.timeout(300) })
    await expect(sending).rejects.toThrow()
    // Before any timeout of the transport itself.
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    await Promise.all([...sockets].map((socket) => once(socket, 'close')))
  })
})
