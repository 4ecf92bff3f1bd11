import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

interface ExampleFolder {
  path: string
  /** Starts `node NAME.mts` in the folder; it is killed with the folder, if not before. */
  start(name: string, args?: string[], env?: Record<string, string>): Example
  remove(): Promise<void>
}

interface Example {
  /** What it has printed so far. */
  readonly output: string
  /** Kills it without notice, and resolves once it is gone. */
  kill(): Promise<void>
}

/** A new folder as `npm init -y` makes it, in which npm 11 writes "type": "commonjs", with the packages of the project. */
export async function createExampleFolder(): Promise<ExampleFolder> {
  const path = await mkdtemp(join(tmpdir(), 'example-'))
  await run('npm', ['init', '-y'], { cwd: path })
  await run('npm', ['pkg', 'set', 'type=commonjs'], { cwd: path })
  await symlink(join(ROOT, 'node_modules'), join(path, 'node_modules'))
  await cp(join(ROOT, 'docs/examples'), path, { recursive: true })
  const started: Example[] = []
  return {
    path,
    start(name, args = [], env = {}) {
      const { PATH = '' } = process.env
      const child = spawn(process.execPath, [`${name}.mts`, ...args], { cwd: path, env: { PATH, ...env } })
      const example = follow(child)
      started.push(example)
      return example
    },
    async remove() {
      await Promise.all(started.map((example) => example.kill()))
      await rm(path, { recursive: true })
    },
  }
}

function follow(child: ChildProcess): Example {
  let output = ''
  child.stdout!.on('data', (chunk) => {
    output += chunk
  })
  child.stderr!.on('data', (chunk) => {
    output += chunk
  })
  const exit = once(child, 'exit')
  return {
    get output() {
      return output
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}
