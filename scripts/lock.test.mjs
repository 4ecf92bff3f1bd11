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
  it('exists while the work runs, even if the work fails', async () => {
    const failing = withLock(lock, async () => {
      expect(await readFile(lock, 'utf8')).toBe(String(process.pid))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await expect(readFile(lock)).rejects.toThrow('ENOENT')
  })

  it('stays with a process that has taken it over', async () => {
    await withLock(lock, () => writeFile(lock, '1'))
    expect(await readFile(lock, 'utf8')).toBe('1')
  })
})
