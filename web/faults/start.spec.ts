import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'playwright/test'
import { startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'
import { startSite } from '#web/e2e/startSite.ts'
import { report } from './report.ts'
import { see } from './visitors.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-start-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'good'), { fsync: false })
  await postgres.stop()
})

test.afterAll(() => rm(folder, { recursive: true }))

/** The output of a site that cannot start. */
const complaintOf = async (settings: Record<string, string>) => {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', SITE_URL: '', DATABASE_URL: '', SMTP_URL: '' }
  const child = spawn(process.execPath, ['dist/server/site.js'], {
    cwd: ROOT,
    env: { ...env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said: said.trim(), code }
}

const expectSentence = ({ said, code }: { said: string; code: number | null }, words: RegExp) => {
  expect(code).toBe(1)
  expect(said).toMatch(words)
  expect(said.split('\n')).toHaveLength(1)
  expect(said).not.toMatch(/\bat .+:\d+:\d+|Error:/)
}

test('a full disk', async () => {
  const disk = join(folder, 'disk')
  await mkdir(disk)
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=0777', 'tmpfs', disk]).status === 0
  test.skip(!isMounted, 'Only root can make a disk that is full.')
  try {
    const complaint = await complaintOf({ DATA_DIR: disk })
    expectSentence(complaint, /^The embedded Postgres could not set up a database in .+: .*No space left on device/)
    report({ fault: 'a full disk at the start', saw: `no start: "${complaint.said.replaceAll(folder, '…')}"`, lost: 0 })
  } finally {
    spawnSync('umount', [disk])
  }
})

test('a media folder that is gone', async () => {
  const media = join(folder, 'no', 'media')
  const settings = { DATABASE_URL: '', DATA_DIR: join(folder, 'good'), MEDIA_DIR: media }
  const { origin, stop } = await startSite(settings)
  const page = await see(`${origin}/inventory`)
  const picture = await see(`${origin}/media/640/uploads/${'0'.repeat(32)}.webp`)
  await stop()
  expect([page.status, picture.status]).toEqual([200, 404])
  report({ fault: 'the media folder gone', saw: 'all pages (200), gaps for imported pictures (404)', lost: 0 })
})
