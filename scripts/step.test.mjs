import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { run, withLock } from './step.mjs'

const STEP = join(import.meta.dirname, 'step.mjs')

describe('a program that the set-up runs', () => {
  it('is explained by the end of its output if it fails', async () => {
    const failing = ['-c', 'seq 1 100; echo "no such package" >&2; exit 3']
    const { message } = await run('sh', failing, { complaint: 'Install it.' }).catch((error) => error)
    expect(message.split('\n')).toHaveLength(26)
    expect(message).toMatch(/\n100\nno such package\nInstall it\.$/)
  })

  it('is ended when the set-up is interrupted, which then undoes the current step and tries nothing else', async () => {
    const program = `
      import { failureOf, run } from '${STEP}'
      const install = async () => {
        try {
          const installing = run('sh', ['-c', 'sleep 60 & wait'])
          process.kill(process.pid, 'SIGINT')
          await installing
        } finally {
          console.log('undone')
        }
      }
      await failureOf(install)
      console.log('went on')
    `
    const setup = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [output, [code]] = await Promise.all([text(setup.stdout), once(setup, 'exit')])
    expect(output).toBe('undone\n')
    expect(code).toBe(1)
  })
})

describe('a lock of the set-up', () => {
  let folder
  let lock

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ridgeline-lock-'))
    lock = join(folder, 'lock')
  })
  afterEach(() => rm(folder, { recursive: true }))

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
