import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { pictureQueue } from './pictureQueue.ts'
import { uploadedPictures } from './uploadedPictures.ts'

const NAME = '0123456789abcdef0123456789abcdef'

let mediaDir: string
let server: FastifyInstance

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'media-'))
  await mkdir(join(mediaDir, 'uploads'))
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c04000' } })
    .webp()
    .toFile(join(mediaDir, `uploads/${NAME}.webp`))
  await writeFile(join(mediaDir, 'secret.webp'), 'secret')
  server = fastify()
  await server.register(uploadedPictures(mediaDir, pictureQueue()))
})
afterAll(async () => {
  await server.close()
  await rm(mediaDir, { recursive: true })
})

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

  it('are made once for requests that come together', async () => {
    const before = await cached()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.inject(`/media/1200/uploads/${NAME}.webp`)),
    )
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    expect(await cached()).toHaveLength(before.length + 1)
  })

  it.each([
    `/media/uploads/${NAME.replaceAll('0', 'f')}.webp`,
    `/media/480/uploads/${NAME.replaceAll('0', 'f')}.webp`,
    `/media/481/uploads/${NAME}.webp`,
    `/media/99999/uploads/${NAME}.webp`,
    `/media/480/uploads/${NAME}.png`,
    `/media/480/uploads/${NAME}.webpx`,
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
