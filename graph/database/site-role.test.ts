import { randomUUID } from 'node:crypto'
import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { formatOf } from '#graph/inventory/file/inventory-file.ts'
import { InventoryService } from '#graph/inventory/inventory.service.ts'
import { PushService } from '#graph/inventory/push/push.service.ts'
import { soldVehiclesTask } from '#graph/inventory/sold-vehicles.task.ts'
import { PartnerService } from '#graph/partners/partner.service.ts'
import { PartnerKeys } from '#graph/partners/partner-keys.ts'
import { SecretCipher } from '#graph/partners/webhooks/secret-cipher.ts'
import { WebhookService } from '#graph/partners/webhooks/webhook.service.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { StaffPeople } from '#graph/staff/people.ts'
import { StaffAccess } from '#graph/staff/staff-access.ts'
import { openDatabase } from '#graph/start/open-database.ts'
import { startJobs } from '#graph/start/start-jobs.ts'
import { contactServiceOf } from '#graph/testing/contact-service.ts'
import { createEmptyDatabase, openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { startMailServer } from '#graph/testing/mail-server.ts'
import { addVehicle, allVehicles } from '#graph/testing/vehicles.ts'
import { startWebhookReceiver } from '#graph/testing/webhook-receiver.ts'
import { VehicleService } from '#graph/vehicles/vehicle.service.ts'
import { readDatabaseOf } from './read-database.ts'
import { grantToSite } from './site-role.ts'

const ROLE = `site "${randomUUID()}"`
/** As operators may choose it: in an address it would have to be escaped. */
const PASSWORD = "o'nly@for:this/te?st#%"

const urlFor = (url: string) => {
  const address = new URL(url)
  address.username = encodeURIComponent(ROLE)
  address.password = ''
  return address.href
}

// pg reads it by itself.
process.env.PGPASSWORD = PASSWORD
const { url, database: owner, close } = await openTestDatabase()
await owner.query(`create role "${ROLE.replaceAll('"', '""')}" login password '${PASSWORD.replaceAll("'", "''")}'`)
const mediaDir = await openTestFolder()
await grantToSite(owner, ROLE)
await grantToSite(owner, ROLE)
const mailServer = await startMailServer()
const { dataSource: site } = await openDatabase({ databaseUrl: urlFor(url), dataDir: '' })

afterAll(async () => {
  await mailServer.stop()
  await site.destroy()
  await owner.query(`drop owned by "${ROLE.replaceAll('"', '""')}"`)
  await owner.query(`drop role "${ROLE.replaceAll('"', '""')}"`)
  await close()
})

const ADDRESSES = {
  siteUrl: 'https://carts.example',
  mailFrom: 'a@carts.example',
  mailTo: 'b@carts.example',
}
const LOG = { warn() {}, error() {} }

async function* asChunks(text: string) {
  yield text
}

it('reads the inventory, takes inquiries in and mails them', async () => {
  expect(await allVehicles(new VehicleService(readDatabaseOf(site)))).toHaveLength(24)

  const submission = await contactServiceOf(site).submit(INQUIRY)
  expect(submission.errors).toBeUndefined()

  const jobs = startJobs({ ...ADDRESSES, smtpUrl: mailServer.url }, site, LOG)
  await eventually(async () => mailServer.received.length === 2)
  await eventually(async () => (await owner.query('select from graphile_worker.jobs')).length === 0)
  await jobs.stop()
})

it('signs the staff in, and lets a colleague in and out', async () => {
  const links: string[] = []
  const printLink = (line: string) => links.push(/link=(\S+)/.exec(line)![1]!)
  const access = new StaffAccess(site, { siteUrl: ADDRESSES.siteUrl, staff: ['ann@carts.example'], printLink })
  const people = new StaffPeople(site, access)
  const [change, record] = [{ who: 'ann@carts.example', subject: 'cy@carts.example', before: null }, async () => {}]
  expect(await people.make({ ...change, after: {} }, record)).toBeUndefined()
  await access.askForLink('cy@carts.example', '192.0.2.1')
  const token = (await access.signIn(links[0]!))!
  expect((await access.sessionOf(token))?.email).toBe('cy@carts.example')
  expect(await people.make({ ...change, after: null }, record)).toBeUndefined()
  expect(await access.sessionOf(token)).toBeUndefined()
  expect(await people.list(change.who)).toMatchObject([{ email: change.who, signIns: 0 }])
})

it('withdraws vehicles that were sold long ago, and no others', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  await addVehicle(owner, { id: 'sold-long-ago', availability: 'SOLD' })
  await addVehicle(owner, { id: 'sold-lately', availability: 'SOLD' })
  const sell = (id: string, at: Date) => owner.query('update vehicles set sold_at = $2 where id = $1', [id, at])
  await sell('sold-long-ago', days(31))
  await sell('sold-lately', days(29))
  await soldVehiclesTask(site, 30).run()
  const left = await owner.query(`select id from vehicles where id like 'sold-%'`)
  expect(left).toEqual([{ id: 'sold-lately' }])
  await owner.query(`delete from vehicles where id = 'sold-lately'`)
})

it('erases inquiries that are older than they are kept, and no others', async () => {
  await owner.query(`
    insert into contact_inquiries (id, first_name, last_name, email, phone, interest, message, source, received_at)
    select age, 'Ada', 'Novak', 'ada@example.com', '5705550142', 'sales', 'Hello', 'form', now() - age::interval
    from (select n || ' days' as age from generate_series(88, 291) n) ages
  `)
  const inquiries = new InquiryService(site)
  await inquiries.eraseOlder('90d', AbortSignal.abort())
  expect(await inquiries.count({ status: 'erased' })).toBe(0)
  await inquiries.eraseOlder('90d', new AbortController().signal)
  const left = await owner.query(`select id from contact_inquiries where id like '%days' and message <> '' order by id`)
  expect(left).toEqual([{ id: '88 days' }, { id: '89 days' }])
  expect(await inquiries.count({ status: 'erased' })).toBe(202)
})

it('imports the stock that a partner pushes, and stores the answer', async () => {
  await owner.query(`insert into partners (name) values ('lot')`)
  const push = new PushService(site, new InventoryService(site), { mediaDir })
  const rows = () => formatOf('x.csv')!.read(asChunks('id,name,brand,category,price,description\npushed,A,B,C,1,D\n'))
  const key = { partner: 'lot', isDryRun: false, idempotencyKey: 'once', hash: Buffer.alloc(32) }
  const answer = await push.push(rows, key, { isReplacement: false })
  expect(answer).toMatchObject({ added: { count: 1 } })
  await site.query(`delete from vehicles where id = 'pushed'`)
  expect(await push.push(rows, key, { isReplacement: false })).toEqual(answer)
})

it('knows the keys of partners, and delivers to their webhooks', async () => {
  const partners = new PartnerService(owner)
  const hooks = new WebhookService(owner)
  const key = await partners.add('acme')
  const receiver = await startWebhookReceiver()
  const webhookKey = 'only-for-this-test-0123456789abcdef'
  receiver.secret = await hooks.add('acme', receiver.url, new SecretCipher(webhookKey))
  const keys = new PartnerKeys(site, LOG)
  await keys.load()
  expect(keys.find(key)?.name).toBe('acme')

  await addVehicle(owner)
  const jobs = startJobs({ ...ADDRESSES, webhookKey, allowsLocalWebhooks: true }, site, LOG)
  await eventually(async () => (await partners.find('acme'))!.webhook!.pending === 0)
  expect(receiver.events).toHaveLength(1)
  await jobs.stop()
  await receiver.stop()
})

it.each([
  'create table mine (id int)',
  'create index on vehicles (price)',
  'alter table vehicles add column mine int',
  'drop table vehicles',
  'truncate vehicles',
  'delete from contact_inquiries',
  `update contact_inquiries set interest = 'parts'`,
  'delete from migrations',
  `insert into partners (name) values ('mine')`,
  'delete from partner_keys',
  `update webhook_endpoints set url = 'https://mine.example'`,
  'create schema mine',
  'create role mine',
  `copy vehicles to program 'cat'`,
  'create table graphile_worker.mine (id int)',
])('may not: %s', async (statement) => {
  await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' })
})

it('is told which role has to run migrations', async () => {
  const empty = await createEmptyDatabase()
  const opening = openDatabase({ databaseUrl: urlFor(empty.url), dataDir: '' })
  await expect(opening).rejects.toThrow(
    `The database is not up to date, and this user may not change it: run "${TYPED_COMMANDS.migrate}" and "${TYPED_COMMANDS.grant}" with the DATABASE_URL of its owner.`,
  )
  await empty.drop()
})

it('says what to do about a role that does not exist', async () => {
  await expect(grantToSite(owner, 'nobody_here')).rejects.toThrow('There is no role "nobody_here"')
})
