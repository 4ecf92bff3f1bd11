import { checkPushes } from '#graph/cli/doctor/database-checks.ts'
import { formatOf } from '#graph/inventory/file/inventory-file.ts'
import { InventoryService } from '#graph/inventory/inventory.service.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { PushService } from './push.service.ts'
import { refusedPushesTask } from './refused-pushes.ts'

const { database, close } = await openTestDatabase()
const mediaDir = await openTestFolder()
afterAll(close)
beforeAll(() => database.query(`insert into partners (name) values ('acme'), ('lot')`))
beforeEach(async () => {
  await database.query('delete from refused_pushes')
  lines.length = 0
  mails.length = 0
})

const lines: object[] = []
const log = { warn: (facts: object) => lines.push(facts) }
const service = new PushService(database, new InventoryService(database), { mediaDir })
const format = formatOf('stock.csv')!
const WRONG = 'id,price\ndenago-nomad,cheap\n'
const RIGHT = 'id,price\ndenago-nomad,7777\n'

async function* textOf(file: string) {
  yield file
}

const push = (file: string, { partner = 'acme', isDryRun = false, isReplacement = false } = {}) => {
  const sent = { partner, isDryRun, idempotencyKey: undefined, hash: Buffer.of(), log }
  return service.push(() => format.read(textOf(file)), sent, { isReplacement })
}

const mails: { subject: string; text: string }[] = []
const mail = () => refusedPushesTask(database, async (message) => mails.push(message)).run()

it('is one line in the log, a warning of doctor and a mail, with what is wrong', async () => {
  await push(WRONG)
  expect(lines).toEqual([{ partner: 'acme', code: 'BAD_USER_INPUT', problems: 1 }])
  const { status, message } = await checkPushes(database)
  expect([status, message]).toEqual(['warn', expect.stringMatching(/acme at .*"cheap"/)])
  await mail()
  expect(mails).toEqual([
    { subject: 'The stock from acme was not taken', text: expect.stringMatching(/^Row 2.*"cheap"/) },
  ])
})

it('is told of removals', async () => {
  await push(RIGHT, { isReplacement: true })
  expect(lines).toMatchObject([{ partner: 'acme', code: 'TOO_MANY_REMOVALS', problems: 22 }])
  await mail()
  expect(mails.map(({ subject }) => subject)).toEqual(['The stock from acme was not taken'])
})

it('is mailed once a day for each partner', async () => {
  await push(WRONG)
  await mail()
  await push(WRONG)
  await push(WRONG, { partner: 'lot' })
  await mail()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'The stock from acme was not taken',
    'The stock from lot was not taken',
  ])
  await database.query(`update refused_pushes set told_at = now() - interval '25 hours'`)
  await push(WRONG)
  await mail()
  expect(mails).toHaveLength(4)
})

it('is over once a push is taken, and is tried again when the mail does not go', async () => {
  await push(WRONG)
  const failing = refusedPushesTask(database, () => Promise.reject(new Error('no mail')))
  await expect(failing.run()).rejects.toThrow('no mail')
  await mail()
  expect(mails).toHaveLength(1)

  await push(RIGHT)
  expect((await checkPushes(database)).status).toBe('ok')
})

it('is not told of a dry run', async () => {
  await push(WRONG, { isDryRun: true })
  expect(lines).toEqual([])
  expect((await checkPushes(database)).status).toBe('ok')
})
