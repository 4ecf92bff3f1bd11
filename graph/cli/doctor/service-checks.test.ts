import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHttpServer } from '#graph/testing/http-server.ts'
import { startMailServer } from '#graph/testing/mail-server.ts'
import { startRedisServer } from '#graph/testing/redis-server.ts'
import { checkMailServer, checkMediaFolder, checkRedis, checkSiteUrl, checkUploads } from './service-checks.ts'

describe('the examination of the mail server', () => {
  it('logs on to it', async () => {
    const server = await startMailServer()
    expect(await checkMailServer({ smtpUrl: server.url, production: true })).toEqual({
      status: 'ok',
      message: 'The mail server takes our connection.',
    })
    await server.stop()
    const gone = await checkMailServer({ smtpUrl: server.url.replace('//', '//sales:s3cret@'), production: true })
    expect(gone.status).toBe('fail')
    expect(gone.message).not.toContain('s3cret')
  })

  it.each([
    [true, 'fail'],
    [false, 'warn'],
  ])('without one in production (%s) is a %s', async (production, status) => {
    expect(await checkMailServer({ smtpUrl: undefined, production })).toMatchObject({ status })
  })
})

describe('the examination of the media folder', () => {
  it('leaves nothing behind in one that can be written to', async () => {
    const mediaDir = await mkdtemp(join(tmpdir(), 'ridgeline-media-'))
    expect((await checkMediaFolder({ mediaDir })).message).toContain(`${mediaDir} can be written to`)
    expect(await readdir(mediaDir)).toEqual([])
    await writeFile(join(mediaDir, 'file'), '')
    const blocked = await checkMediaFolder({ mediaDir: join(mediaDir, 'file') })
    expect(blocked).toMatchObject({ status: 'fail', message: expect.stringContaining('set MEDIA_DIR') })
    await rm(mediaDir, { recursive: true })
  })
})

describe('the examination of Redis', () => {
  it('tells one that answers from one that is away, and needs none', async () => {
    const redis = await startRedisServer()
    expect(await checkRedis({ redisUrl: redis.url })).toEqual({ status: 'ok', message: 'Redis answers.' })
    await redis.stop()
    expect(await checkRedis({ redisUrl: redis.url })).toMatchObject({ status: 'warn' })
    expect(await checkRedis({ redisUrl: undefined })).toMatchObject({ status: 'ok' })
  })
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
    expect(nowhere).toMatchObject({ status: 'fail', message: expect.stringContaining('does not answer') })
    expect(await checkSiteUrl({ siteUrl: site.origin, production: true })).toMatchObject({ status: 'fail' })
    const open = await checkSiteUrl({ siteUrl: 'http://carts.example', production: true })
    expect(open.message).toContain('Use https.')
  })
})

describe('the examination of the way for photos', () => {
  it.each([
    ['fail', /^A proxy refuses 41 MB of photos\. Let the proxy take 81 MB/, 413],
    ['warn', /^41 MB of photos are answered with 502 before the desk has read them\. /, 502],
    ['warn', /^41 MB of photos are answered with 429 before /, 429],
    ['warn', /^41 MB of photos are answered with 401 before /, 401],
  ])('tells with a %s: %s', async (status, message, answered) => {
    const site = await startHttpServer((request, response) => {
      request.resume()
      response.writeHead(answered, { 'x-request-id': '1' }).end('This is no page of the desk.')
    })
    expect(await checkUploads({ siteUrl: site.origin })).toEqual({ status, message: expect.stringMatching(message) })
    site.stop()
  })

  it('tells that they break off', async () => {
    const site = await startHttpServer((request) => request.socket.destroy())
    expect(await checkUploads({ siteUrl: site.origin })).toMatchObject({
      status: 'warn',
      message: expect.stringContaining('do not reach the desk'),
    })
    site.stop()
  })
})
