import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { jest } from '@jest/globals'
import sharp from 'sharp'
import type { ProblemList } from '#graph/files/file-problem.ts'
import { connect } from '#graph/start/connect.ts'
import { createEmptyDatabase, openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { startHttpServer } from '#graph/testing/http-server.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import type { FileRow } from './file/inventory-record.ts'
import { type ImportOptions, InventoryService } from './inventory.service.ts'
import { claimMedia } from './media-owner.ts'
import { findSource, SOURCES, writeSource } from './picture-sources.ts'
import { prunePictures } from './prune-pictures.ts'
import { SITE_PICTURES } from './site-pictures.ts'
import { findStoredPicture, pathFor, reencode, storePicture, writeMedia } from './stored-picture.ts'

const { database, close } = await openTestDatabase()
const mediaDir = await openTestFolder()
const paint = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()
const jpeg = await paint('#c04000')
const blueJpeg = await paint('#0040c0')

/** How often each path was asked for. */
const asked: Record<string, number> = {}
const headersOf: Record<string, object> = {}
const small = await sharp(jpeg).resize({ width: 399, height: 300, fit: 'fill' }).jpeg().toBuffer()
/** The picture at /changing.jpg with its ETag or its time; undefined: its host fails. */
let changing: { picture: Buffer; etag?: string; 'last-modified'?: string } | undefined
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/cart.jpg': (response) => response.end(jpeg),
  '/my%20cart.jpg': (response) => response.end(jpeg),
  '/small.jpg': (response) => response.end(small),
  '/moved.jpg': (response) => response.writeHead(302, { location: '/cart.jpg' }).end(),
  '/words.jpg': (response) => response.end('no picture'),
  '/away.jpg': (response) => response.writeHead(302, { location: 'http://192.0.2.1/' }).end(),
  '/half.jpg': (response) => {
    response.writeHead(200, { 'content-length': '1000000' })
    response.write(jpeg, () => response.destroy())
  },
  '/endless.jpg': (response) => {
    const more = () => response.destroyed || response.write(Buffer.alloc(1_000_000), more)
    more()
  },
}
const { origin, stop } = await startHttpServer((request, response) => {
  const path = request.url!
  const { 'if-none-match': etag, 'if-modified-since': time } = request.headers
  headersOf[path] = request.headers
  asked[path] = (asked[path] ?? 0) + 1
  const answer = ANSWERS[path]
  if (answer) answer(response)
  else if (path.startsWith('/changing.jpg')) {
    if (!changing) return response.writeHead(500).end()
    const { picture, ...validators } = changing
    const isSame = etag ? etag === validators.etag : time && time === validators['last-modified']
    response.writeHead(isSame ? 304 : 200, validators).end(isSame ? undefined : picture)
  } else response.writeHead(404).end()
})

afterAll(async () => {
  stop()
  await close()
})

async function* rowsOf(images: string[], naming: object): AsyncGenerator<FileRow> {
  for (const [index, image] of images.entries()) {
    const values = { id: `cart-${index}`, name: 'Cart', brand: 'B', category: 'C', price: 1, description: '' }
    yield { line: index + 1, values: { ...values, images: [image], ...naming }, problems: [] }
  }
}

const importPictures = (images: string[], options: Partial<ImportOptions> = {}, naming = {}) => {
  const given = { mediaDir, isDryRun: false, isReplacement: false, isForced: false, allowsLocalPictures: true }
  return new InventoryService(database).import(() => rowsOf(images, naming), { ...given, ...options })
}

const pictureOf = async (id: string) =>
  (await database.query('select images -> 0 as picture from vehicles where id = $1', [id]))[0].picture

const inAnHour = () => {
  const later = Date.now() + 3_600_001
  jest.spyOn(Date, 'now').mockImplementation(() => later)
}
afterEach(() => {
  jest.restoreAllMocks()
})

const FETCHED = { path: expect.stringMatching(/^uploads\/[\da-f]{32}\.webp$/), alt: 'Cart', width: 400, height: 300 }

it('a dry run looks at the pictures and keeps none', async () => {
  const result = await importPictures([`${origin}/cart.jpg`], { isDryRun: true })
  expect(result).toMatchObject({ added: { count: 1 } })
  expect(await readdir(mediaDir)).toEqual([])
})

it('a picture is fetched once, for all vehicles and imports of an hour', async () => {
  asked['/cart.jpg'] = 0
  const address = `${origin}/cart.jpg`
  await importPictures([address, address])
  await importPictures([address, address, address])
  expect(await importPictures([address, address])).toMatchObject({ unchanged: 2 })
  expect(asked['/cart.jpg']).toBe(1)
  expect(await pictureOf('cart-2')).toMatchObject(FETCHED)
  expect(await readdir(join(mediaDir, 'uploads'))).toHaveLength(1)
})

it('a redirect is followed, a space in an address is encoded, and the host is told who asks and for what', async () => {
  await importPictures([`${origin}/moved.jpg`, `${origin}/my cart.jpg`])
  for (const id of ['cart-0', 'cart-1']) expect(await pictureOf(id)).toMatchObject(FETCHED)
  const agent = expect.stringMatching(/^Ridgeline\/[\d-]+ \(\+http:\/\/localhost:\d+\)$/)
  expect(headersOf['/my%20cart.jpg']).toMatchObject({ 'user-agent': agent, accept: 'image/*' })
})

it('one that cannot be fetched is a problem of its line, and nothing is changed', async () => {
  const before = await pictureOf('cart-0')
  const paths = ['none.jpg', 'words.jpg', 'half.jpg', 'endless.jpg', 'away.jpg', 'cart.jpg', 'small.jpg']
  const addresses = [...paths.map((path) => `${origin}/${path}`), 'http://localhost:1/refused.jpg']
  const { problems } = (await importPictures(addresses)) as { problems: ProblemList }
  expect(problems.first.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
    `1 images: "${addresses[0]}" is not a picture that can be fetched (The address answers with the status 404).`,
    expect.stringMatching(/^2 images: .* is not a JPEG, PNG/),
    expect.stringMatching(/^3 images: .* can be fetched \(The address cannot be reached: ECONNRESET/),
    // A slow machine comes to the bound of time before that of size.
    expect.stringMatching(/^4 images: .* is not a picture (of at most 40 MB|.*has not sent the file within 20 s)/),
    expect.stringMatching(/^5 images: .*192\.0\.2\.1 is not an address of the internet/),
    expect.stringMatching(/^7 images: .* is not a picture of at least 400 × 300 pixels, and not 399 × 300\.$/),
    expect.stringMatching(/^8 images: .* can be fetched \(The address cannot be reached: ECONNREFUSED/),
  ])
  expect(await pictureOf('cart-0')).toEqual(before)
})

it.each([
  ['http://127.0.0.1/a.jpg', '127.0.0.1 is not an address of the internet'],
  ['https://127.0.0.1/a.jpg', '127.0.0.1 is not an address of the internet'],
  ['https://[::1]/a.jpg', '::1 is not an address of the internet'],
  ['https://localhost/a.jpg', 'is not an address of the internet'],
])('%s is not asked for: %s', async (address, reason) => {
  const { problems } = (await importPictures([address], { allowsLocalPictures: false })) as { problems: ProblemList }
  expect(problems.first).toMatchObject([{ line: 1, column: 'images', message: expect.stringContaining(reason) }])
})

describe('a picture whose host has changed it', () => {
  const address = `${origin}/changing.jpg`
  const red = { picture: jpeg, etag: '"red"' }
  const blue = { picture: blueJpeg, etag: '"blue"' }
  const again = (options: Partial<ImportOptions> = {}) =>
    importPictures([address], { refreshesPictures: true, ...options })

  beforeEach(async () => {
    await rm(mediaDir, { recursive: true })
    await database.query(`delete from vehicles where id like 'cart-%'`)
    changing = red
    await importPictures([address])
    asked['/changing.jpg'] = 0
  })

  it('is another picture, which does not get the text of the earlier one', async () => {
    const before = await pictureOf('cart-0')
    const text = `jsonb_set(images, '{0,alt}', '"A red cart"')`
    await database.query(`update vehicles set images = ${text} where id = 'cart-0'`)
    expect(await again()).toMatchObject({ unchanged: 1 })
    changing = blue
    expect(await again({ isDryRun: true })).toMatchObject({ changed: { count: 1 } })
    expect(await again()).toMatchObject({ changed: { count: 1 } })
    const after = await pictureOf('cart-0')
    expect(after).toMatchObject(FETCHED)
    expect(after.path).not.toBe(before.path)
    expect(await readdir(join(mediaDir, 'uploads'))).toHaveLength(2)
    expect(await again()).toMatchObject({ unchanged: 1 })
    expect(asked['/changing.jpg']).toBe(4)
  })

  it.each([
    ['the host fails', undefined],
    ['there is no picture', { picture: Buffer.from('no picture'), etag: '"page"' }],
    ['the host sends the same one without a validator', { picture: jpeg }],
  ])('stays when %s', async (_when, answer) => {
    const before = await pictureOf('cart-0')
    changing = answer
    expect(await again()).toMatchObject({ unchanged: 1 })
    expect(asked['/changing.jpg']).toBe(1)
    expect(await pictureOf('cart-0')).toEqual(before)
  })

  it('is not another one because it would be encoded in another way today', async () => {
    changing = { picture: jpeg }
    await again()
    const before = await pictureOf('cart-0')
    await writeFile(join(mediaDir, before.path), await sharp(jpeg).webp({ quality: 1 }).toBuffer())
    expect(await again()).toMatchObject({ unchanged: 1 })
    expect(await pictureOf('cart-0')).toEqual(before)
  })

  it('is known by the time of its change, too', async () => {
    changing = { picture: jpeg, 'last-modified': 'Mon, 23 Nov 2026 09:30:00 GMT' }
    await again()
    // The same time: another picture would not be sent.
    changing = { ...changing, picture: blue.picture }
    expect(await again()).toMatchObject({ unchanged: 1 })
    changing = { ...changing, 'last-modified': 'Mon, 23 Nov 2026 09:31:00 GMT' }
    expect(await again()).toMatchObject({ changed: { count: 1 } })
  })

  it('is asked for once an hour by a program, also where the host fails', async () => {
    changing = blue
    expect(await importPictures([address])).toMatchObject({ unchanged: 1 })
    inAnHour()
    expect(await importPictures([address])).toMatchObject({ changed: { count: 1 } })
    changing = undefined
    inAnHour()
    for (let time = 0; time < 2; time++) expect(await importPictures([address])).toMatchObject({ unchanged: 1 })
    expect(asked['/changing.jpg']).toBe(2)
  })

  it('is one of a hundred that a program asks for at a time, and has its turn', async () => {
    const addresses = Array.from({ length: 101 }, (_, index) => `${address}?${index}`)
    await importPictures(addresses)
    const askedAgain = () => addresses.filter((one) => asked[one.slice(origin.length)]! > 1).length
    inAnHour()
    await importPictures(addresses)
    expect(askedAgain()).toBe(100)
    inAnHour()
    await importPictures(addresses)
    expect(askedAgain()).toBe(101)
  })

  it('has a path of its own, and one from before notes were kept stays where it is', async () => {
    await rm(mediaDir, { recursive: true })
    await storePicture(await reencode(jpeg), pathFor(address), { mediaDir, isDryRun: false })
    await importPictures([address])
    expect(await pictureOf('cart-0')).toMatchObject({ path: pathFor(address) })
    changing = blue
    await again()
    expect((await pictureOf('cart-0')).path).not.toBe(pathFor(address))
  })
})

it('an address of the site itself is the picture that it has', async () => {
  const [path] = Object.keys(SITE_PICTURES)
  for (const address of [`${origin}/media/${path}`, `${origin}/media/800/${path}`, `/media/${path}`]) {
    await importPictures([address], { siteUrl: origin })
    expect(await pictureOf('cart-0')).toMatchObject({ path, ...SITE_PICTURES[path!], alt: expect.any(String) })
  }
  const gone = await importPictures([`${origin}/media/gone.webp`], { siteUrl: origin })
  expect(gone).toMatchObject({ problems: { count: 1 } })
  expect(Object.keys(asked).filter((asked) => asked.startsWith('/media/'))).toEqual([])
})

it('a picture elsewhere that a vehicle has from before stays where it is', async () => {
  const image = { path: 'https://pictures.example/a.jpg', alt: 'Own words', width: 0, height: 0 }
  const images = JSON.stringify([image])
  await database.query(`update vehicles set images = $1, serial_number = 'PH-1' where id = 'cart-0'`, [images])
  for (const naming of [{}, { id: undefined, serialNumber: 'ph-1' }])
    expect(await importPictures([image.path], {}, naming)).toMatchObject({ unchanged: 1 })
})

const folder = await openTestFolder()
const paintOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#486' }, limitInputPixels: false })
const isoMedia = (...brands: string[]) => {
  const file = Buffer.alloc(400)
  file.writeUInt32BE(8 + 4 * brands.length)
  file.write(`ftyp${brands.join('')}`, 4, 'latin1')
  return file
}
const half = async (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff') => {
  const whole = await paintOf(900, 600).toFormat(format).toBuffer()
  return whole.subarray(0, whole.length * 0.6)
}

const HEIC = /^is not a JPEG but a HEIC picture/
const CUT = /^did not arrive whole: send it again/

it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['nothing', () => Buffer.alloc(0), /^is empty$/],
  ['words', () => Buffer.from('no picture'), /^is not a JPEG, PNG, WebP/],
  ['a film', () => isoMedia('qt  ', '\0\0\0\0', 'qt  '), /^is not a JPEG, PNG, WebP/],
  ...['heic', 'heix', 'hevc', 'mif1', 'msf1'].map(
    (brand) => [brand, () => isoMedia(brand, '\0\0\0\0'), HEIC] as [string, () => Buffer, RegExp],
  ),
  ['a brand behind others', () => isoMedia('xxxx', '\0\0\0\0', 'yyyy', 'heic'), HEIC],
  ...(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const).map(
    (format) => [`a part of a ${format}`, () => half(format), CUT] as [string, () => Promise<Buffer>, RegExp],
  ),
  ['the first bytes of a JPEG', async () => (await half('jpeg')).subarray(0, 50), CUT],
  ['a small one', () => paintOf(399, 300).png().toBuffer(), /^is not a picture of at least 400 × 300 pixels/],
  ['a long one', () => paintOf(500, 20_000).png().toBuffer(), /^is too long for its width: 500 × 20000 pixels$/],
  ['a large PNG', () => paintOf(9000, 8000).png().toBuffer(), /^has 72 megapixels; 60 are the most$/],
  ['a large progressive JPEG', () => paintOf(9000, 7000).jpeg({ progressive: true }).toBuffer(), /^has 63 megapixels/],
])('%s is refused with its reason', async (_what, bytes, reason) => {
  await expect(reencode(await bytes())).rejects.toThrow(reason)
})

it('a JPEG of 108 megapixels is made smaller, and an AVIF with the brand of its container is one', async () => {
  const large = await sharp(await reencode(await paintOf(12_000, 9000).jpeg().toBuffer())).metadata()
  expect(large).toMatchObject({ width: 1600, height: 1200 })
  const avif = await paintOf(400, 300).avif().toBuffer()
  expect(avif.toString('latin1', 8, 32)).toContain('mif1')
  await expect(reencode(avif)).resolves.toBeInstanceOf(Buffer)
})

it('a file that cannot be finished leaves nothing', async () => {
  await mkdir(join(folder, 'taken'))
  await expect(writeMedia(join(folder, 'taken'), 'a')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['taken'])
})

const TWO_DAYS_MS = 2 * 86_400_000
const NAMES = { named: 'a', forgotten: 'b', fresh: 'c', off: 'd', removed: 'e', long: 'f' }

const fileOf = (name: keyof typeof NAMES) => `${NAMES[name].repeat(32)}.webp`

async function put(path: string, ageMs: number) {
  const file = join(pruned, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'picture')
  const then = new Date(Date.now() - ageMs)
  await utimes(file, then, then)
}

const pruned = await openTestFolder()
await claimMedia(database, pruned)

describe('pruning the pictures', () => {
  it('has nothing to do where nothing was ever imported', async () => {
    expect(await prunePictures(database, join(pruned, 'nowhere'))).toEqual([])
  })

  it('removes those that no vehicle names, with their copies, unless they are of today', async () => {
    for (const name of ['named', 'forgotten'] as const) {
      await put(`uploads/${fileOf(name)}`, TWO_DAYS_MS)
      await put(`cache/640/${fileOf(name)}`, TWO_DAYS_MS)
    }
    await put(`uploads/${fileOf('fresh')}`, 0)
    const sourceOf = (name: keyof typeof NAMES) =>
      writeSource(name, pruned, { path: `uploads/${fileOf(name)}`, askedAt: 0 })
    await Promise.all([sourceOf('named'), sourceOf('forgotten')])
    await put('cache/social/old.jpg', TWO_DAYS_MS)
    await put('cache/social/fresh.jpg', 0)
    const image = { path: `uploads/${fileOf('named')}`, alt: 'A cart', width: 4, height: 3 }
    await addVehicle(database, { images: [image] })

    expect(await prunePictures(database, pruned)).toEqual([`uploads/${fileOf('forgotten')}`])
    expect((await readdir(join(pruned, 'uploads'))).sort()).toEqual([fileOf('named'), fileOf('fresh')])
    expect(await readdir(join(pruned, 'cache/640'))).toEqual([fileOf('named')])
    expect(await readdir(join(pruned, 'cache/social'))).toEqual(['fresh.jpg'])
    expect(await findSource('named', pruned)).toMatchObject({ path: `uploads/${fileOf('named')}` })
    expect(await readdir(join(pruned, SOURCES))).toHaveLength(1)
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
    expect(await prunePictures(database, pruned)).toEqual([of('long')])
  })

  it('spares what an import has found to name', async () => {
    await put(`uploads/${fileOf('forgotten')}`, TWO_DAYS_MS)
    // The file is no picture, so the call fails; only its search for the file matters.
    await findStoredPicture(`uploads/${fileOf('forgotten')}`, pruned).catch(() => {})
    expect(await prunePictures(database, pruned)).toEqual([])
  })

  it('spares what an import finds while it looks for what vehicles name', async () => {
    await put(`uploads/${fileOf('forgotten')}`, TWO_DAYS_MS)
    const other = database.createQueryRunner()
    await other.startTransaction()
    await other.query('lock table vehicles')
    const pruning = prunePictures(database, pruned)
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
    await claimMedia(stranger, pruned)
    await expect(prunePictures(stranger, pruned)).rejects.toThrow(
      /^No picture was removed: .* into another database .* DATABASE_URL and MEDIA_DIR/,
    )
    expect(await readdir(join(pruned, 'uploads'))).toContain(fileOf('forgotten'))
    await stranger.destroy()
    await another.drop()
  })

  it('says so when it cannot look into a folder', async () => {
    const notAFolder = join(pruned, 'uploads', fileOf('named'))
    await expect(prunePictures(database, notAFolder)).rejects.toThrow('ENOTDIR')
  })
})
