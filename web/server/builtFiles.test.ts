import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { builtFiles } from './site.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'built-files-'))
})
afterEach(() => rm(root, { recursive: true }))

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

const serve = async (clientDir: string) => {
  await mkdir(join(root, clientDir, 'assets'), { recursive: true })
  const server = Fastify()
  await server.register(builtFiles(join(root, clientDir)))
  return server
}

it.each(['sync.mts', 'generated/sync.ts', 'push.py'])('the program %s is a text that a browser shows', async (name) => {
  const file = `developers/programs/${name}`
  await write(`client/${file}`, '# Größe')
  const server = await serve('client')
  const { headers, body } = await server.inject(`/${file}`)
  expect([headers['content-type'], body]).toEqual(['text/plain; charset=utf-8', '# Größe'])
  await server.close()
})

it('a page of the build before still gets its scripts, and no cache keeps that there is no such file', async () => {
  await write('dist-0123456789ab/client/assets/ContactForm-before1.js', 'before')
  await write('dist-0123456789ab/client/assets/react-same123.js', 'before')
  await write('dist-0123456789ab/client/embed-gone.js', 'before')
  await write('dist-ba9876543210/client/assets/react-same123.js', 'now')
  const server = await serve('dist-ba9876543210/client')
  const get = async (path: string) => {
    const { statusCode, headers, body } = await server.inject(path)
    return [statusCode, headers['cache-control'], body]
  }
  const immutable = 'public, max-age=31536000, immutable'
  expect(await get('/assets/ContactForm-before1.js')).toEqual([200, immutable, 'before'])
  expect(await get('/assets/react-same123.js')).toEqual([200, immutable, 'now'])
  expect(await get('/assets/ContactForm-unknown.js')).toEqual([404, 'no-store', 'Not found'])
  expect((await get('/embed-gone.js'))[0]).toBe(404)
  await server.close()
})
