import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POOL_SIZE } from '#graph/database/data-source.ts'
import { requireMigrations } from '#graph/database/require-migrations.ts'
import { JOB_CONNECTIONS } from '#graph/jobs/job-runner.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { connect } from '#graph/start/connect.ts'
import { openDatabase } from '#graph/start/open-database.ts'
import { contactServiceOf } from '#graph/testing/contact-service.ts'
import { makeCuttable } from '#graph/testing/cuttable.ts'
import { createEmptyDatabase, openTestDatabase } from '#graph/testing/database.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import {
  checkCalendar,
  checkChanges,
  checkClock,
  checkInquiries,
  checkListening,
  checkMails,
  checkMigrations,
  checkPictures,
  checkServer,
} from './database-checks.ts'
import { examine } from './finding.ts'

const { url, database, close } = await openTestDatabase()
afterAll(close)

/** Changes the database, checks it and undoes the change. */
async function during<Result>(change: string, look: () => Promise<Result>, undo: string): Promise<Result> {
  await database.query(change)
  return look().finally(() => database.query(undo))
}

describe('the examination of a database', () => {
  it('finds nothing wrong with one that the site has set up', async () => {
    for (const check of [
      checkServer,
      checkListening,
      checkMigrations,
      checkClock,
      checkChanges,
      checkCalendar,
      checkMails,
    ])
      expect(await examine(() => check(database))).toMatchObject({ status: 'ok' })
  })

  it('warns a year before the holidays end, until somebody enters later ones', async () => {
    const endIn = (days: number) =>
      database.query(`delete from calendar_entries where last_day > current_date + $1::int`, [days])
    await endIn(500)
    await database.query(
      'insert into calendar_entries (source, kind, first_day, last_day) select $1, $2, day, day from (select current_date + 300 as day) _',
      ['seed', 'closed'],
    )
    const seeded = await checkCalendar(database)
    expect(seeded).toEqual({ status: 'ok', message: expect.any(String) })
    await endIn(300)
    expect(await checkCalendar(database)).toEqual({
      status: 'warn',
      message: expect.stringMatching(/^The last holiday is \d{4}-\d\d-\d\d: enter later ones at \/desk\/days\.$/),
    })
    await database.query(
      `insert into calendar_entries (source, kind, first_day, last_day) values ('staff', 'closed', current_date + 320, current_date + 320)`,
    )
    expect(await checkCalendar(database)).toMatchObject({ status: 'ok' })
  })

  it('names a place of special days that has another id by now', async () => {
    await database.query(`
      insert into calendar_entries (source, kind, first_day, last_day, places)
        values ('staff', 'closed', current_date + 2, current_date + 2, '["scranton", "old-town"]')`)
    expect(await checkCalendar(database)).toMatchObject({
      status: 'warn',
      message: expect.stringContaining('Special days are for "old-town", and no location has that id'),
    })
    await database.query(`delete from calendar_entries where source = 'staff'`)
  })

  it('tells that announcements do not arrive', async () => {
    const way = await makeCuttable(url)
    way.dropsNotifications = true
    const behind = await connect(way.url)
    expect(await checkListening(behind)).toEqual({
      status: 'fail',
      message: expect.stringMatching(/^DATABASE_URL needs a direct connection, not a transaction pooler: /),
    })
    await behind.destroy()
    await way.cut()
  })

  it('counts the connections of programs, not what Postgres runs for itself', async () => {
    const own = "select count(*)::int as own from pg_stat_activity where backend_type = 'client backend'"
    const [{ own: before }] = await database.query(own)
    const counted = Number(/(\d+) of \d+ connections/.exec((await checkServer(database)).message)![1])
    const [{ own: after }] = await database.query(own)
    expect(counted).toBeGreaterThanOrEqual(Math.min(before, after))
    expect(counted).toBeLessThanOrEqual(Math.max(before, after))
  })

  it('tells how many connections a site takes, and docs/operations.md for what', async () => {
    const [, most] = /a site takes up to (\d+)\./.exec((await checkServer(database)).message)!
    const operations = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
    expect(operations.replace(/\s+/g, ' ')).toContain(
      `A site takes up to ${most} connections to the primary: ${POOL_SIZE} for requests, 1 that listens for changes and ${JOB_CONNECTIONS} for jobs`,
    )
  })

  it('tells a database that was never set up', async () => {
    const empty = await createEmptyDatabase()
    const unprepared = await connect(empty.url)
    expect(await checkMigrations(unprepared)).toMatchObject({
      status: 'fail',
      message: expect.stringContaining(TYPED_COMMANDS.migrate),
    })
    const { url } = empty
    const opening = openDatabase({ databaseUrl: url, dataDir: '' }, { prepare: requireMigrations })
    const { host, pathname } = new URL(url)
    await expect(opening).rejects.toThrow(
      `The database ${pathname.slice(1)} on ${host} has not been set up. If the site uses another one, DATABASE_URL is ` +
        `missing here; otherwise run ${TYPED_COMMANDS.migrate}, or start the site.`,
    )
    expect(await unprepared.query("select from pg_tables where schemaname = 'public'")).toEqual([])
    await unprepared.destroy()
    await empty.drop()
  })

  it('tells a database that lacks a migration, and one that is ahead', async () => {
    const [{ name }] = await database.query('select name from migrations order by id desc limit 1')
    const behind = await during(
      `delete from migrations where name = '${name}'`,
      () => checkMigrations(database),
      'select 1',
    )
    expect(behind.status).toBe('fail')
    expect(behind.message).toMatch(/^1 of \d+ migrations are not applied:/)
    await database.query('insert into migrations (timestamp, name) values (1, $1)', [name])
    const ahead = "insert into migrations (timestamp, name) values (2, 'Later2')"
    const found = await during(ahead, () => checkMigrations(database), "delete from migrations where name = 'Later2'")
    expect(found.status).toBe('warn')
  })

  it('tells when changes lie ahead of the clock, as after a failover to a machine that is behind', async () => {
    const setBack = `update vehicle_log set changed_at = now() + interval '1 minute' where vehicle_id = 'denago-nomad'`
    const undo = `update vehicle_log set changed_at = now() where vehicle_id = 'denago-nomad'`
    const found = await during(setBack, () => checkChanges(database), undo)
    expect(found).toMatchObject({ status: 'warn', message: expect.stringMatching(/ahead of the database's clock/) })
  })

  it('counts mails that wait too long, and those that were given up', async () => {
    const inquiry = await contactServiceOf(database).submit(INQUIRY)
    const { id } = inquiry.inquiry!
    await database.query(`update inquiry_mails set sent_at = now() where kind <> 'dealer'`)
    const add = (when: string) =>
      `update graphile_worker._private_jobs set ${when} where key = 'inquiry-mail:${id}:dealer'`
    const remove = `update inquiry_mails set refusal = null`
    const late = await during(add("created_at = now() - interval '2 hours'"), () => checkMails(database), remove)
    expect(late).toMatchObject({ status: 'warn', message: expect.stringMatching(/^1 mail has waited/) })
    const failed = await during(add('attempts = max_attempts'), () => checkMails(database), remove)
    expect(failed).toMatchObject({ status: 'warn', message: expect.stringMatching(/^1 mail was given up/) })
    const refuse = `update inquiry_mails set refusal = 'EENVELOPE: 550 No such mailbox' where kind = 'dealer'`
    const refused = await during(refuse, () => checkMails(database), 'truncate contact_inquiries cascade')
    expect(refused).toMatchObject({ status: 'fail', message: expect.stringMatching(/refuses MAIL_TO.*550 No such/) })
  })

  it('counts inquiries that nobody has answered for a day', async () => {
    const { id } = (await contactServiceOf(database).submit(INQUIRY)).inquiry!
    expect(await checkInquiries(database)).toMatchObject({ status: 'ok' })
    await database.query(`update contact_inquiries set received_at = now() - interval '25 hours' where id = $1`, [id])
    expect(await checkInquiries(database)).toEqual({
      status: 'warn',
      message: '1 inquiry has waited for more than a day: see /desk/inquiries.',
    })
    await database.query('truncate contact_inquiries cascade')
  })

  it('names imported pictures that are gone', async () => {
    const mediaDir = await mkdtemp(join(tmpdir(), 'ridgeline-media-'))
    expect(await checkPictures(database, mediaDir)).toMatchObject({ status: 'ok' })
    const path = `uploads/${'0'.repeat(32)}.webp`
    const id = await addVehicle(database, { images: [{ path, alt: 'A cart', width: 4, height: 3 }] })
    const found = await checkPictures(database, mediaDir)
    expect(found).toMatchObject({ status: 'fail', message: expect.stringContaining(path) })
    const blocked = join(mediaDir, 'file')
    await writeFile(blocked, '')
    const unreadable = await examine(() => checkPictures(database, blocked))
    expect(unreadable).toMatchObject({
      status: 'fail',
      message: expect.stringMatching(/could not be examined: ENOTDIR/),
    })
    await database.query('delete from vehicles where id = $1', [id])
    await rm(mediaDir, { recursive: true })
  })

  it('says what it cannot ask, without the password', async () => {
    const found = await examine(() => Promise.reject(new Error('no way to postgres://sales:s3cret@db/carts.')))
    expect(found).toEqual({ status: 'fail', message: 'It could not be examined: no way to (address).' })
  })
})
