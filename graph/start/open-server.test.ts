import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '#graph/config.ts'
import { createTestDatabase } from '#graph/testing/database.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { openServer } from './open-server.ts'

const folder = await openTestFolder()

it('leaves no embedded Postgres when something else cannot be opened', async () => {
  const config = { ...loadConfig({ DATA_DIR: folder, PORT: '0' }), otlpEndpoint: 'no address' }
  await expect(openServer(config, { register: async () => {} })).rejects.toThrow('Invalid URL')
  expect(existsSync(join(folder, 'postgres/cluster'))).toBe(true)
  expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

it('closes all of its parts', async () => {
  const { url, drop } = await createTestDatabase()
  const config = loadConfig({ DATABASE_URL: url, PORT: '0' })
  const { close } = await openServer(config, { register: async () => {} })
  await expect(close()).resolves.toBeUndefined()
  await drop()
})
