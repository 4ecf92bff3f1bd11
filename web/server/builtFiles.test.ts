import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { builtFiles } from './site.ts'

it.each(['sync.mts', 'generated/sync.ts', 'push.py'])('the program %s is a text that a browser shows', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'built-files-'))
  const file = join('developers/programs', name)
  await mkdir(join(folder, file, '..'), { recursive: true })
  await writeFile(join(folder, file), '# Größe')
  const server = Fastify()
  await server.register(builtFiles(folder))
  const { headers, body } = await server.inject(`/${file}`)
  expect([headers['content-type'], body]).toEqual(['text/plain; charset=utf-8', '# Größe'])
  await server.close()
  await rm(folder, { recursive: true })
})
