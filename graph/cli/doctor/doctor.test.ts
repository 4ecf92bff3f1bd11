import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
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
import { openTestFolder } from '#graph/testing/folder.ts'
import { startHttpServer } from '#graph/testing/http-server.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { startMailServer } from '#graph/testing/mail-server.ts'
import { startRedisServer } from '#graph/testing/redis-server.ts'
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
import { checkMailServer, checkMediaFolder, checkRedis, checkSiteUrl, checkUploads, examine } from './service-checks.ts'

const { url, database, close } = await openTestDatabase()
const mediaDir = await openTestFolder()
afterAll(close)

const found = (status: string, message: string | RegExp = /./) => ({
  status,
  message: typeof message === 'string' ? message : expect.stringMatching(message),
})

/** Changes the database, checks it and undoes the change. */
async function during<Result>(change: string, look: () => Promise<Result>, undo: string): Promise<Result> {
  await database.query(change)
  return look().finally(() => database.query(undo))
}

describe('the examination of a database', () => {
  it('finds nothing wrong with one that the site has set up', async () => {
    const ofChanges = [checkClock, checkChanges, checkCalendar, checkMails, checkInquiries]
    for (const check of [checkServer, checkListening, checkMigrations, ...ofChanges])
      expect(await examine(() => check(database))).toMatchObject({ status: 'ok' })
  })

  it('warns a year before the holidays end, until somebody enters later ones', async () => {
    const endIn = (days: number) =>
      database.query(`delete from calendar_entries where last_day > current_date + $1::int`, [days])
    const close = (source: string, days: number) =>
      database.query(
        `insert into calendar_entries (source, kind, first_day, last_day) select $1, 'closed', day, day from (select current_date + $2::int as day) _`,
        [source, days],
      )
    await endIn(500)
    await close('seed', 300)
    expect(await checkCalendar(database)).toEqual(found('ok'))
    await endIn(300)
    const last = /^The last holiday is \d{4}-\d\d-\d\d: enter later ones at \/desk\/days\.$/
    expect(await checkCalendar(database)).toEqual(found('warn', last))
    await close('staff', 320)
    expect(await checkCalendar(database)).toEqual(found('ok'))
  })

  it('names a place of special days that has another id by now', async () => {
    await database.query(`
      insert into calendar_entries (source, kind, first_day, last_day, places)
        values ('staff', 'closed', current_date + 2, current_date + 2, '["scranton", "old-town"]')`)
    const words = /Special days are for "old-town", and no location has that id/
    expect(await checkCalendar(database)).toEqual(found('warn', words))
    await database.query(`delete from calendar_entries where source = 'staff'`)
  })

  it('tells that announcements do not arrive', async () => {
    const way = await makeCuttable(url)
    way.dropsNotifications = true
    const behind = await connect(way.url)
    const words = /^DATABASE_URL needs a direct connection, not a transaction pooler: /
    expect(await checkListening(behind)).toEqual(found('fail', words))
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

  it('reports a database that was never set up', async () => {
    const empty = await createEmptyDatabase()
    const unprepared = await connect(empty.url)
    const { status, message } = await checkMigrations(unprepared)
    expect([status, message]).toEqual(['fail', expect.stringContaining(TYPED_COMMANDS.migrate)])
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

  it('reports a database that lacks a migration, and one that is ahead', async () => {
    const [{ name }] = await database.query('select name from migrations order by id desc limit 1')
    const check = () => checkMigrations(database)
    const [remove, again] = [
      'delete from migrations where name =',
      'insert into migrations (timestamp, name) values (1,',
    ]
    const behind = await during(`${remove} '${name}'`, check, `${again} '${name}')`)
    expect(behind).toEqual(found('fail', /^1 of \d+ migrations are not applied:/))
    expect(await during(`${again} 'Later2')`, check, `${remove} 'Later2'`)).toEqual(found('warn'))
  })

  it('tells when changes lie ahead of the clock, as after a failover to a machine that is behind', async () => {
    const setBack = `update vehicle_log set changed_at = now() + interval '1 minute' where vehicle_id = 'denago-nomad'`
    const undo = `update vehicle_log set changed_at = now() where vehicle_id = 'denago-nomad'`
    const ahead = await during(setBack, () => checkChanges(database), undo)
    expect(ahead).toEqual(found('warn', /ahead of the database's clock/))
  })

  it('counts mails that wait too long, and those that were given up', async () => {
    const inquiry = await contactServiceOf(database).submit(INQUIRY)
    const { id } = inquiry.inquiry!
    await database.query(`update inquiry_mails set sent_at = now() where kind <> 'dealer'`)
    const add = (when: string) =>
      `update graphile_worker._private_jobs set ${when} where key = 'inquiry-mail:${id}:dealer'`
    const remove = `update inquiry_mails set refusal = null`
    const check = () => checkMails(database)
    const late = await during(add("created_at = now() - interval '2 hours'"), check, remove)
    expect(late).toEqual(found('warn', /^1 mail has waited/))
    const failed = await during(add('attempts = max_attempts'), check, remove)
    expect(failed).toEqual(found('warn', /^1 mail was given up/))
    const refuse = `update inquiry_mails set refusal = 'EENVELOPE: 550 No such mailbox' where kind = 'dealer'`
    const refused = await during(refuse, check, 'truncate contact_inquiries cascade')
    expect(refused).toEqual(found('fail', /refuses MAIL_TO.*550 No such/))
  })

  it('counts inquiries that nobody has answered for a day', async () => {
    const { id } = (await contactServiceOf(database).submit(INQUIRY)).inquiry!
    expect(await checkInquiries(database)).toMatchObject({ status: 'ok' })
    await database.query(`update contact_inquiries set received_at = now() - interval '25 hours' where id = $1`, [id])
    const words = '1 inquiry has waited for more than a day: see /desk/inquiries.'
    expect(await checkInquiries(database)).toEqual(found('warn', words))
    await database.query('truncate contact_inquiries cascade')
  })

  it('names imported pictures that are gone', async () => {
    expect(await checkPictures(database, mediaDir)).toMatchObject({ status: 'ok' })
    const path = `uploads/${'0'.repeat(32)}.webp`
    const id = await addVehicle(database, { images: [{ path, alt: 'A cart', width: 4, height: 3 }] })
    expect(await checkPictures(database, mediaDir)).toEqual(found('fail', new RegExp(path)))
    const blocked = join(mediaDir, 'file')
    await writeFile(blocked, '')
    const unreadable = await examine(() => checkPictures(database, blocked))
    expect(unreadable).toEqual(found('fail', /could not be examined: ENOTDIR/))
    await database.query('delete from vehicles where id = $1', [id])
  })

  it('says what it cannot ask, without the password', async () => {
    const failing = examine(() => Promise.reject(new Error('no way to postgres://sales:s3cret@db/carts.')))
    expect(await failing).toEqual(found('fail', 'It could not be examined: no way to (address).'))
  })
})

describe('the examination of the mail server', () => {
  it('logs on to it', async () => {
    const server = await startMailServer()
    const taken = found('ok', 'The mail server takes our connection.')
    expect(await checkMailServer({ smtpUrl: server.url, production: true })).toEqual(taken)
    await server.stop()
    const gone = await checkMailServer({ smtpUrl: server.url.replace('//', '//sales:s3cret@'), production: true })
    expect(gone).toEqual(found('fail', /^(?!.*s3cret)/s))
  })

  it.each([
    [true, 'fail'],
    [false, 'warn'],
  ])('without one in production (%s) is a %s', async (production, status) => {
    expect(await checkMailServer({ smtpUrl: undefined, production })).toMatchObject({ status })
  })
})

it('the media folder can be written to, and has nothing afterwards', async () => {
  const free = await mkdtemp(join(mediaDir, 'free-'))
  expect((await checkMediaFolder({ mediaDir: free })).message).toContain(`${free} can be written to`)
  expect(await readdir(free)).toEqual([])
  await writeFile(join(free, 'file'), '')
  expect(await checkMediaFolder({ mediaDir: join(free, 'file') })).toEqual(found('fail', /set MEDIA_DIR/))
})

it('reports a Redis that does not answer, and needs none', async () => {
  const redis = await startRedisServer()
  expect(await checkRedis({ redisUrl: redis.url })).toEqual(found('ok', 'Redis answers.'))
  await redis.stop()
  expect(await checkRedis({ redisUrl: redis.url })).toMatchObject({ status: 'warn' })
  expect(await checkRedis({ redisUrl: undefined })).toMatchObject({ status: 'ok' })
})

describe('the examination of SITE_URL', () => {
  let site: Awaited<ReturnType<typeof startHttpServer>>
  let status: number

  beforeAll(async () => {
    site = await startHttpServer(({ url }, response) => response.writeHead(url === '/readyz' ? status : 404).end())
  })

  afterAll(() => site.stop())

  it.each([
    ['is ready', 200, 'warn'],
    ['is not ready', 503, 'fail'],
  ])('on this machine: a site that %s', async (_what, answered, expected) => {
    status = answered
    expect(await checkSiteUrl({ siteUrl: site.origin, production: false })).toMatchObject({ status: expected })
  })

  it('fails where nothing answers, and for an address that visitors cannot use', async () => {
    const nowhere = await checkSiteUrl({ siteUrl: 'https://127.0.0.1:1', production: false })
    expect(nowhere).toEqual(found('fail', /does not answer/))
    expect(await checkSiteUrl({ siteUrl: site.origin, production: true })).toMatchObject({ status: 'fail' })
    const open = await checkSiteUrl({ siteUrl: 'http://carts.example', production: true })
    expect(open.message).toContain('Use https.')
  })
})

describe('the examination of the way for photos', () => {
  it.each<[string, RegExp, number]>([
    ['fail', /^A proxy refuses 41 MB of photos\. Let the proxy take 81 MB/, 413],
    ['warn', /^41 MB of photos are answered with 502 before the desk has read them\. /, 502],
    ['warn', /^41 MB of photos are answered with 429 before /, 429],
    ['warn', /^41 MB of photos are answered with 401 before /, 401],
  ])('tells with a %s: %s', async (status, message, answered) => {
    const site = await startHttpServer((request, response) => {
      request.resume()
      response.writeHead(answered, { 'x-request-id': '1' }).end('This is no page of the desk.')
    })
    expect(await checkUploads({ siteUrl: site.origin })).toEqual(found(status, message))
    site.stop()
  })

  it('tells that they break off', async () => {
    const site = await startHttpServer((request) => request.socket.destroy())
    expect(await checkUploads({ siteUrl: site.origin })).toEqual(found('warn', /do not reach the desk/))
    site.stop()
  })
})
