import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { canUseApt, installWithApt } from './apt.mjs'
import { runtimeOf } from './dependencies.mjs'
import { withLock } from './lock.mjs'
import { failureOf, run, SetupError, step } from './step.mjs'

/** Chromium without a window, which takes half of its time to open a page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const USUAL_PLACES = {
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
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const usual = USUAL_PLACES[process.platform] ?? []
  return [...usual, pathOfDownload()].find((path) => path && existsSync(path))
}

/** Installs the headless shell where apt-get has it, and any browser where findBrowser() finds none. */
export async function installBrowser(root) {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return
    throw new SetupError(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but there is no browser.`)
  }
  if (isReady(root)) return
  const failures = []
  await withLock(join(root, 'node_modules/.browser.lock'), async () => {
    for (const [title, install] of waysToInstall(root)) {
      if (!isReady(root)) failures.push(await failureOf(() => step(title, install)))
      writeFileSync(triedIn(root), '')
    }
  })
  if (findBrowser()) return
  const reasons = failures.filter(Boolean).map(({ message }) => message)
  const advice =
    'A browser for the tests could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.'
  throw new SetupError([...reasons, advice].join('\n'))
}

/** Exists once the set-up has tried to install a browser: another browser than the headless shell is then enough. */
const triedIn = (root) => join(root, 'node_modules/.browser.tried')

function isReady(root) {
  const isShellOffered = canUseApt() && !existsSync(triedIn(root))
  return isShellOffered ? existsSync(HEADLESS_SHELL) : Boolean(findBrowser())
}

function pathOfDownload() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return undefined
  }
}

function waysToInstall(root) {
  const download = ['Downloading Chromium for Playwright', () => downloadBrowser(root)]
  if (!canUseApt()) return [download]
  const withApt = ['chromium-headless-shell', 'chromium'].map((name) => [
    `Installing ${name} with apt-get`,
    () => installWithApt(name),
  ])
  return [...withApt, download]
}

function downloadBrowser(root) {
  return run(runtimeOf(root), ['node_modules/playwright/cli.js', 'install', 'chromium'], { cwd: root })
}
