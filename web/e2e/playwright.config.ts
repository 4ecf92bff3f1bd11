import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { NODE_ENVIRONMENT, NODE_FLAGS } from '#graph/runtime/node-flags.ts'
import { freePort } from '#graph/testing/free-port.ts'
import { findBrowser } from '#scripts/programs.mjs'
import { CHROMIUM_ARGS } from './chromium.ts'
import { type SiteOptions, STAFF } from './fixtures.ts'
import { sharePictures } from './startSite.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const freshFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-e2e-'))
  await sharePictures(folder)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Playwright ends in order on SIGINT only; on SIGTERM it would leave the site and its Postgres behind.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'))
  return folder
}

// Each worker loads this file as well, and takes the runner's choices from the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= await freshFolder()
const { E2E_PORT: port, E2E_DATA_DIR: dataDir } = process.env

/** The built site with a database of its own, in a desktop's and in a phone's browser. */
export default defineConfig<SiteOptions>({
  testMatch: '*.spec.ts',
  outputDir: 'results',
  fullyParallel: true,
  // More than the cores of a small machine: a test waits for most of its time.
  workers: 3,
  // These limits end what hangs; a test waits for what happens, which takes longer on a slow machine.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  // A test that passes only on its retry is listed as flaky: find out why, but it doesn't hold up a release.
  retries: 1,
  reporter: 'list',
  webServer: {
    command: `"${process.execPath}" ${NODE_FLAGS.join(' ')} dist/server/site.js`,
    cwd: ROOT,
    env: {
      ...NODE_ENVIRONMENT,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_URL: '',
      STAFF,
      // All tests come from one address.
      CONTACT_LIMIT: '100000',
      RATE_LIMIT: '10000000',
      TRUSTED_PROXIES: 'loopback',
      REDIS_URL: '',
    },
    url: `http://localhost:${port}/readyz`,
    timeout: 300_000,
    // On SIGTERM the site stops its Postgres as well.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    dataDir,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } }, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
      grep: /@phone|@every-screen/,
    },
  ],
})
