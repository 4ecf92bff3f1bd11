import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { NODE_ENVIRONMENT, NODE_FLAGS } from '#graph/runtime/node-flags.ts'
import { startHttpServer } from '#graph/testing/http-server.ts'

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

export type OwnSite = Site & { dataDir: string }

/** Starts a site with an embedded database of its own, which `stop` removes. */
export const startOwnSite = async (...[settings, start]: Partial<Parameters<typeof startSite>>): Promise<OwnSite> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ridgeline-own-'))
  await sharePictures(dataDir)
  const site = await startSite({ DATABASE_URL: '', DATA_DIR: dataDir, ...settings }, start)
  const stop: Site['stop'] = async (signal) => {
    const exit = await site.stop(signal)
    await rm(dataDir, { recursive: true })
    return exit
  }
  return { ...site, dataDir, stop }
}

/** The media folder that tests and benchmarks share. */
export const SHARED_MEDIA = join(ROOT, 'node_modules/.cache/media')

/** Lets the site of a new data folder use the pictures that others have drawn: each would draw all of them for itself. */
export const sharePictures = async (dataDir: string) => {
  await mkdir(join(SHARED_MEDIA, 'cache'), { recursive: true })
  await mkdir(join(dataDir, 'media'))
  await symlink(join(SHARED_MEDIA, 'cache'), join(dataDir, 'media/cache'))
}

/** Runs a program of the build with these settings and returns the text that it prints. */
export const runProgram = async (program: string, args: string[], settings: Record<string, string>) => {
  const env = { ...process.env, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, [`dist/server/${program}.js`, ...args], {
    cwd: ROOT,
    env,
  })
  return stdout
}

/** A partner's site on an origin of its own: texts by path, pages unless they are named `*.js`. The caller stops it. */
export const openForeignSite = (files: Record<string, string>) =>
  startHttpServer((request, response) => {
    const path = request.url!.split('?', 1)[0]!
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(files[path] === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` })
    response.end(files[path])
  })
