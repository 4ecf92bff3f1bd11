import { spawnSync } from 'node:child_process'
import { mkdtemp, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { startOwnSite, startSite } from '#web/e2e/startSite.ts'
import { report } from './report.ts'
import { see } from './visitors.ts'

test('a full disk', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'ridgeline-disk-'))
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=0777', 'tmpfs', disk]).status === 0
  test.skip(!isMounted, 'Only root can make a disk that is full.')
  try {
    const { message, cause } = await startSite({ DATABASE_URL: '', DATA_DIR: disk }).then(String, (error) => error)
    expect(cause).toBe(1)
    expect(message).toMatch(
      /^The embedded Postgres could not set up a database in .+: .*(?:No space left on device|could not extend file).*$/,
    )
    report({ fault: 'a full disk at the start', saw: `no start: "${message.replaceAll(disk, '…')}"`, lost: 0 })
  } finally {
    spawnSync('umount', [disk])
    await rmdir(disk)
  }
})

test('a media folder that is gone and cannot be made', async () => {
  const file = test.info().outputPath('file')
  await writeFile(file, '')
  const { origin, stop } = await startOwnSite({ MEDIA_DIR: join(file, 'media') })
  const page = await see(`${origin}/inventory`)
  const picture = await see(`${origin}/media/640/uploads/${'0'.repeat(32)}.webp`)
  const card = await see(`${origin}/social/vehicle/denago-nomad-xl.jpg`)
  await stop()
  expect([page.status, picture.status, card.status]).toEqual([200, 404, 200])
  expect(card.headers.get('content-type')).toBe('image/webp')
  const saw = 'all pages (200), gaps for imported pictures (404), pictures without text for social networks (200)'
  report({ fault: 'the media folder gone', saw, lost: 0 })
})
