import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { runtimeOf } from './dependencies.mjs'
import { failureOf, run, SetupError, step, withLock } from './step.mjs'

/** Chromium without a window, which takes half of its time to open a page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const BROWSERS = {
  linux: [
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
}

/** Path of the browser for Playwright: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own download. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return [...(BROWSERS[process.platform] ?? []), pathOfDownload()].find((path) => path && existsSync(path))
}

/** Path of the Redis for the tests: REDIS_SERVER, or a redis-server or valkey-server on PATH. */
export function findRedis() {
  if (process.env.REDIS_SERVER) return process.env.REDIS_SERVER
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = ['redis-server', 'valkey-server'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find((path) => existsSync(path))
}

/** Installs a browser, unless findBrowser() finds one: the headless shell where apt-get has it. */
export async function installBrowser(root) {
  const apt = ['chromium-headless-shell', 'chromium'].map((name) => [
    `Installing ${name} with apt-get`,
    () => installWithApt(name),
  ])
  const download = ['Downloading Chromium for Playwright', () => downloadBrowser(root)]
  await install(root, {
    name: 'browser',
    setting: 'CHROMIUM_PATH',
    find: findBrowser,
    ways: [...(canUseApt() ? apt : []), download],
    advice: 'install Chromium or Chrome',
  })
}

/** Installs a Redis, unless findRedis() finds one. */
export async function installRedis(root) {
  const apt = ['Installing Redis with apt-get', () => installWithApt('redis-server')]
  await install(root, {
    name: 'Redis',
    setting: 'REDIS_SERVER',
    find: findRedis,
    ways: canUseApt() ? [apt] : [],
    advice: 'install redis-server or valkey-server',
  })
}

/** Tries the ways to install a program, one after another, until it is ready. */
async function install(root, { name, setting, find, ways, advice }) {
  const named = process.env[setting]
  if (named && !existsSync(named)) throw new SetupError(`${setting} is ${named}, but there is no ${name}.`)
  if (named || find()) return
  const failures = []
  await withLock(join(root, `node_modules/.${name.toLowerCase()}.lock`), async () => {
    for (const [title, work] of ways) {
      if (!find()) failures.push(await failureOf(() => step(title, work)))
    }
  })
  if (find()) return
  const reasons = failures.filter(Boolean).map(({ message }) => message)
  const last = `A ${name} for the tests could not be installed: ${advice}, or set ${setting} to one.`
  throw new SetupError([...reasons, last].join('\n'))
}

function pathOfDownload() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return undefined
  }
}

const downloadBrowser = (root) =>
  run(runtimeOf(root), ['node_modules/playwright/cli.js', 'install', 'chromium'], { cwd: root })

const canUseApt = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/** The script that Debian's packages run before they start a service. */
const POLICY = '/usr/sbin/policy-rc.d'
// The comment identifies the file if a killed set-up leaves it behind.
const START_NOTHING = '#!/bin/sh\n# From the set-up of Ridgeline: may be removed.\nexit 101\n'

/** Installs a Debian package without starting its services. Another apt-get, such as the machine's own upgrades, has its turn first. */
async function installWithApt(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Where another one is at the lists, those that are there will do.
  await failureOf(() => run('apt-get', ['update'], { env }))
  const isOurs = !existsSync(POLICY) || readFileSync(POLICY, 'utf8') === START_NOTHING
  if (isOurs) writeFileSync(POLICY, START_NOTHING, { mode: 0o755 })
  try {
    await run('apt-get', ['-o', 'DPkg::Lock::Timeout=600', 'install', '--yes', '--no-install-recommends', name], {
      env,
    })
  } finally {
    if (isOurs) rmSync(POLICY, { force: true })
  }
}
