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
  /** The program, when it is not the built site. */
  program?: string
  /** The command that runs it, when it is not Node alone. */
  command?: string[]
}

type Exit = [code: number | null, signal: NodeJS.Signals | null]

export type Site = {
  origin: string
  pid: number
  /** The lines that the site prints. */
  output: string[]
  /** Sends the signal and waits until the site has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<Exit>
}

/** Starts one more site with settings of its own, on a free port; the caller stops it. Fails with what a site prints that does not start. */
export const startSite = async (
  settings: Record<string, string>,
  {
    under = [],
    root = ROOT,
    program = 'dist/server/site.js',
    command = [process.execPath, ...NODE_FLAGS, program],
  }: Start = {},
): Promise<Site> => {
  const env = { ...process.env, ...NODE_ENVIRONMENT, PORT: '0', SITE_URL: '', SMTP_URL: '', ...settings }
  const [first, ...args] = [...under, ...command]
  const child = spawn(first!, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  const exit = new Promise<Exit>((resolve) => child.once('exit', (...exit) => resolve(exit)))
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('close', (code) => reject(new Error(output.join('\n'), { cause: code })))
    createInterface(child.stderr).on('line', (line) => output.push(line))
    createInterface(child.stdout).on('line', (line) => {
      output.push(line)
      const [, port] = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(line) ?? []
      if (port) resolve(`http://localhost:${port}`)
    })
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exit
  }
  return { origin, pid: child.pid!, output, stop }
}
