import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withLock } from './lock.mjs'

let folder
let lock

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rm(folder, { recursive: true }))

describe('a lock of the set-up', () => {
  it('is there while work goes on, also work that fails', async () => {
    const failing = withLock(lock, async () => {
      expect(await readFile(lock, 'utf8')).toBe(String(process.pid))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await expect(readFile(lock)).rejects.toThrow('ENOENT')
  })

  it('stays with the one who took it over meanwhile', async () => {
    await withLock(lock, () => writeFile(lock, '1'))
    expect(await readFile(lock, 'utf8')).toBe('1')
  })
})
