import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { canUseApt, installWithApt } from './apt.mjs'
import { runtimeOf } from './dependencies.mjs'
import { withLock } from './lock.mjs'
import { failureOf, run, SetupError, step } from './step.mjs'

const USUAL_PLACES = {
  linux: [
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

/** Installs a browser, unless findBrowser() finds one. */
export async function installBrowser(root) {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    throw new SetupError(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but there is no browser.`)
  }
  if (findBrowser()) return
  const failures = []
  await withLock(join(root, 'node_modules/.browser.lock'), async () => {
    for (const [title, install] of waysToInstall(root)) {
      if (!findBrowser()) failures.push(await failureOf(() => step(title, install)))
    }
  })
  if (findBrowser()) return
  const reasons = failures.filter(Boolean).map(({ message }) => message)
  const advice =
    'A browser for the tests could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.'
  throw new SetupError([...reasons, advice].join('\n'))
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
  return canUseApt() ? [['Installing Chromium with apt-get', () => installWithApt('chromium')], download] : [download]
}

function downloadBrowser(root) {
  return run(runtimeOf(root), ['node_modules/playwright/cli.js', 'install', 'chromium'], { cwd: root })
}
