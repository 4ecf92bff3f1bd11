import pg from 'pg'
import { checkPushes } from '#graph/cli/doctor/database-checks.ts'
import { formatOf } from '#graph/inventory/file/inventory-file.ts'
import { InventoryService } from '#graph/inventory/inventory.service.ts'
import { type RemovedVehicle, removalText, takeRemovals } from '#graph/inventory/removal-allowance.ts'
import { soldVehiclesTask } from '#graph/inventory/sold-vehicles.task.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { PushService } from './push.service.ts'
import { refusedPushesTask } from './refused-pushes.ts'

const { url, database, close } = await openTestDatabase()
const runner = database.createQueryRunner()
const mediaDir = await openTestFolder()
afterAll(async () => {
  await runner.release()
  await close()
})
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

it('is mailed once a day for each partner', async () => {
  await push(WRONG)
  await mail()
  await push(WRONG)
  await push(RIGHT, { partner: 'lot', isReplacement: true })
  expect(lines.at(-1)).toMatchObject({ partner: 'lot', code: 'TOO_MANY_REMOVALS', problems: 22 })
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

const carts = (count: number, isSold = false): RemovedVehicle[] =>
  Array.from({ length: count }, (_, index) => ({ id: `c-${index}`, name: 'Cart', stockNumber: `R-${index}`, isSold }))

it('counts by source and by the day of the dealer', async () => {
  const take = (count: number, day: string) => takeRemovals(runner, 'partner acme', carts(count), day)
  expect(await take(3, '2026-12-01')).toBeUndefined()
  expect(await take(3, '2026-12-01')).toMatchObject({ requested: 3, maximum: 2, ids: ['c-0', 'c-1', 'c-2'] })
  expect(await take(2, '2026-12-01')).toBeUndefined()
  expect(await take(1, '2026-12-01')).toMatchObject({ maximum: 0 })
  expect(await takeRemovals(runner, 'partner other', carts(5), '2026-12-01')).toBeUndefined()
  expect(await take(5, '2026-12-02')).toBeUndefined()
  // Sold carts may go in any number.
  expect(await takeRemovals(runner, 'command', carts(100, true), '2026-12-01')).toBeUndefined()
})

it('names the carts, and says what to do', () => {
  const first = carts(1)
  expect(removalText({ requested: 6, maximum: 5, ids: ['c-0'], first }, 'Wait.')).toBe(
    'Nothing was changed: 6 carts that are not sold would be removed, and at most 5 may be today: Cart (R-0) and 5 more. ' +
      'Mark those sold that were sold: they leave the site by themselves. Wait.',
  )
})

it('announces a change only when a cart goes, because every cached answer is outdated by one', async () => {
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await addVehicle(database, { id: 'sold', availability: 'SOLD' })
  await listener.query('listen catalogue')

  const run = () => soldVehiclesTask(database, 30).run()
  await run()
  // Notifications arrive before the answer to the next statement.
  await listener.query('select 1')
  expect(heard).toEqual([])

  await database.query(`update vehicles set sold_at = now() - interval '31 days' where id = 'sold'`)
  await run()
  await listener.query('select 1')
  expect(heard).toEqual(['catalogue', 'catalogue'])
  expect(await database.query(`select from vehicles where id = 'sold'`)).toEqual([])
  await listener.end()
})
