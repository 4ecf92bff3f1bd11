import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { openTestFolder } from '#graph/testing/folder.ts'
import { importedPictures, sitePictures } from './pictures.ts'

const NAME = '0123456789abcdef0123456789abcdef'

const publicDir = await openTestFolder()
const mediaDir = await openTestFolder()
let server: FastifyInstance

const paint = (file: string, background: string) =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background } })
    .webp()
    .toFile(file)

const open = async (media: string) => {
  const app = fastify()
  await app.register(importedPictures({ mediaDir: media }))
  await app.register(sitePictures({ publicDir, mediaDir: media }))
  return app
}

beforeAll(async () => {
  await mkdir(join(mediaDir, 'uploads'))
  await mkdir(join(publicDir, 'media/carts'), { recursive: true })
  await paint(join(mediaDir, `uploads/${NAME}.webp`), '#c04000')
  await paint(join(publicDir, 'media/carts/nomad.webp'), '#00c040')
  await writeFile(join(mediaDir, 'secret.webp'), 'secret')
  server = await open(mediaDir)
})
afterAll(() => server.close())

const cached = async () =>
  (await readdir(join(mediaDir, 'cache'), { recursive: true })).filter((name) => /\./.test(name))

describe('imported pictures', () => {
  it.each([
    [`/media/uploads/${NAME}.webp`, 'image/webp', 1000],
    [`/media/480/uploads/${NAME}.webp`, 'image/webp', 480],
    [`/media/800/uploads/${NAME}.avif`, 'image/avif', 800],
    [`/media/1600/uploads/${NAME}.webp`, 'image/webp', 1000],
  ])('%s is served as %s, %i pixels wide, for good', async (url, type, width) => {
    for (const _again of [1, 2]) {
      const { statusCode, headers, rawPayload } = await server.inject(url)
      expect([statusCode, headers['content-type']]).toEqual([200, type])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['access-control-allow-origin']).toBe('*')
      expect((await sharp(rawPayload).metadata()).width).toBe(width)
    }
  })

  it.each([
    `/media/uploads/${NAME.replaceAll('0', 'f')}.webp`,
    `/media/480/uploads/${NAME.replaceAll('0', 'f')}.webp`,
    `/media/481/uploads/${NAME}.webp`,
    `/media/480/uploads/${NAME}.png`,
    `/media/480/uploads/${NAME}`,
    `/media/uploads/${NAME}.webp.12`,
    `/media/uploads/${NAME.toUpperCase()}.webp`,
    '/media/uploads/../secret.webp',
    '/media/uploads/..%2Fsecret.webp',
    '/media/480/uploads/..%2F..%2Fsecret.webp',
    '/media/uploads/%2e%2e/secret.webp',
    '/media/cache/480',
    '/media/uploads/',
  ])('%s is none', async (url) => {
    const before = await cached()
    expect((await server.inject(url)).statusCode).toBe(404)
    expect(await cached()).toEqual(before)
  })
})

describe('pictures of the site', () => {
  it.each([
    ['/media/480/carts/nomad.webp', 'image/webp', 480],
    ['/media/1200/carts/nomad.avif', 'image/avif', 1000],
  ])('%s is served as %s, %i pixels wide, for a day', async (url, type, width) => {
    const { statusCode, headers, rawPayload } = await server.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect((await sharp(rawPayload).metadata()).width).toBe(width)
    const again = await server.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    '/media/480/carts/rover.webp',
    '/media/480/carts/nomad.png',
    '/media/640/carts/nomad.webp',
    '/media/480/../../secret.webp',
  ])('%s is none', async (url) => expect((await server.inject(url)).statusCode).toBe(404))

  it('are drawn again when the original has changed', async () => {
    const url = '/media/800/carts/nomad.webp'
    const before = await server.inject(url)
    await paint(join(publicDir, 'media/carts/nomad.webp'), '#0040c0')
    const release = await open(mediaDir)
    const after = await release.inject(url)
    expect([after.statusCode, after.headers.etag === before.headers.etag]).toEqual([200, false])
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
    await release.close()
  })
})

it('pictures of both kinds are sent as originals if no copy can be written', async () => {
  const full = join(mediaDir, 'full')
  await cp(join(mediaDir, 'uploads'), join(full, 'uploads'), { recursive: true })
  await writeFile(join(full, 'cache'), 'A file where a folder should be.')
  const unwritable = await open(full)
  for (const url of ['/media/480/carts/nomad.avif', `/media/480/uploads/${NAME}.avif`]) {
    const { statusCode, headers, rawPayload } = await unwritable.inject(url)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'no-store'])
    expect(headers['access-control-allow-origin']).toBe('*')
    expect((await sharp(rawPayload).metadata()).width).toBe(1000)
  }
  await unwritable.close()
})
