import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { NODE_ENVIRONMENT, NODE_FLAGS } from '#graph/runtime/node-flags.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

type Start = {
  /** A program that sets something about the process before it becomes the site. */
  under?: string[]
  /** Folder of the build, when it is another one. */
  root?: string
}

/**
 * Starts one more site with settings of its own, on a free port; whoever starts it ends it. `output` is what it prints.
 */
export const startSite = async (settings: Record<string, string>, { under = [], root = ROOT }: Start = {}) => {
  const env = { ...process.env, ...NODE_ENVIRONMENT, PORT: '0', SITE_URL: '', ...settings }
  const [command, ...args] = [...under, process.execPath, ...NODE_FLAGS, 'dist/server/site.js']
  const child = spawn(command!, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const output: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The site did not start.')))
    createInterface(child.stdout).on('line', (line) => {
      output.push(line)
      const [address] = /http:\/\/localhost:\d+/.exec(line) ?? []
      if (address) resolve(address)
    })
  })
  return { child, origin, output }
}
