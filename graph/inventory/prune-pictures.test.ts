import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { connect } from '#graph/start/connect.ts'
import { createEmptyDatabase, openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { claimMedia } from './media-owner.ts'
import { findSource, SOURCES, writeSource } from './picture-sources.ts'
import { prunePictures } from './prune-pictures.ts'
import { findStoredPicture } from './stored-picture.ts'

const TWO_DAYS_MS = 2 * 86_400_000
const NAMES = { named: 'a', forgotten: 'b', fresh: 'c', off: 'd', removed: 'e', long: 'f' }

const fileOf = (name: keyof typeof NAMES) => `${NAMES[name].repeat(32)}.webp`

async function put(path: string, ageMs: number) {
  const file = join(mediaDir, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'picture')
  const then = new Date(Date.now() - ageMs)
  await utimes(file, then, then)
}

const { database, close } = await openTestDatabase()
const mediaDir = await openTestFolder()
await claimMedia(database, mediaDir)
afterAll(close)

describe('pruning the pictures', () => {
  it('has nothing to do where nothing was ever imported', async () => {
    expect(await prunePictures(database, join(mediaDir, 'nowhere'))).toEqual([])
  })

  it('removes those that no vehicle names, with their copies, unless they are of today', async () => {
    for (const name of ['named', 'forgotten'] as const) {
      await put(`uploads/${fileOf(name)}`, TWO_DAYS_MS)
      await put(`cache/640/${fileOf(name)}`, TWO_DAYS_MS)
    }
    await put(`uploads/${fileOf('fresh')}`, 0)
    const sourceOf = (name: keyof typeof NAMES) =>
      writeSource(name, mediaDir, { path: `uploads/${fileOf(name)}`, askedAt: 0 })
    await Promise.all([sourceOf('named'), sourceOf('forgotten')])
    await put('cache/social/old.jpg', TWO_DAYS_MS)
    await put('cache/social/fresh.jpg', 0)
    const image = { path: `uploads/${fileOf('named')}`, alt: 'A cart', width: 4, height: 3 }
    await addVehicle(database, { images: [image] })

    expect(await prunePictures(database, mediaDir)).toEqual([`uploads/${fileOf('forgotten')}`])
    expect((await readdir(join(mediaDir, 'uploads'))).sort()).toEqual([fileOf('named'), fileOf('fresh')])
    expect(await readdir(join(mediaDir, 'cache/640'))).toEqual([fileOf('named')])
    expect(await readdir(join(mediaDir, 'cache/social'))).toEqual(['fresh.jpg'])
    expect(await findSource('named', mediaDir)).toMatchObject({ path: `uploads/${fileOf('named')}` })
    expect(await readdir(join(mediaDir, SOURCES))).toHaveLength(1)
  })

  it('spares what comes back with a cart that is off the site, or with Undo of an act of the last 90 days', async () => {
    const of = (name: keyof typeof NAMES) => `uploads/${fileOf(name)}`
    for (const name of ['off', 'removed', 'long'] as const) await put(of(name), TWO_DAYS_MS)
    const id = await addVehicle(database, { images: [{ path: of('off'), alt: 'A cart', width: 4, height: 3 }] })
    await database.query('delete from vehicles where id = $1', [id])
    await database.query(
      `insert into staff_history (at, who, kind, subject, what, before, after)
       select now() - days * interval '1 day', 'ann@carts.example', 'cart', 'c', 'Photos.', jsonb_build_object('images', array[path]), '{}'
       from (values (89, $1), (91, $2)) acts (days, path)`,
      [of('removed'), of('long')],
    )
    expect(await prunePictures(database, mediaDir)).toEqual([of('long')])
  })

  it('spares what an import has found to name', async () => {
    await put(`uploads/${fileOf('forgotten')}`, TWO_DAYS_MS)
    // The file is no picture, so the call fails; only its search for the file matters.
    await findStoredPicture(`uploads/${fileOf('forgotten')}`, mediaDir).catch(() => {})
    expect(await prunePictures(database, mediaDir)).toEqual([])
  })

  it('spares what an import finds while it looks for what vehicles name', async () => {
    await put(`uploads/${fileOf('forgotten')}`, TWO_DAYS_MS)
    const other = database.createQueryRunner()
    await other.startTransaction()
    await other.query('lock table vehicles')
    const pruning = prunePictures(database, mediaDir)
    await eventually(async () => {
      const waiting = await other.query(
        `select from pg_locks where relation = 'vehicles'::regclass and not granted and database = (
          select oid from pg_database where datname = current_database()
        )`,
      )
      return waiting.length > 0
    })
    await put(`uploads/${fileOf('forgotten')}`, 0)
    await other.rollbackTransaction()
    await other.release()
    expect(await pruning).toEqual([])
  })

  it('removes nothing by the word of another database', async () => {
    const another = await createEmptyDatabase()
    const stranger = await connect(another.url)
    await put(`uploads/${fileOf('forgotten')}`, TWO_DAYS_MS)
    await claimMedia(stranger, mediaDir)
    await expect(prunePictures(stranger, mediaDir)).rejects.toThrow(
      /^No picture was removed: .* into another database .* DATABASE_URL and MEDIA_DIR/,
    )
    expect(await readdir(join(mediaDir, 'uploads'))).toContain(fileOf('forgotten'))
    await stranger.destroy()
    await another.drop()
  })

  it('says so when it cannot look into a folder', async () => {
    const notAFolder = join(mediaDir, 'uploads', fileOf('named'))
    await expect(prunePictures(database, notAFolder)).rejects.toThrow('ENOTDIR')
  })
})
