import { defineConfig } from 'playwright/test'
import e2e from '#web/e2e/playwright.config.ts'

/** Faults and attacks: the built site of web/e2e, and sites that a test starts for itself and may break. */
export default defineConfig({
  ...e2e,
  // The tests measure time during a fault, so they run one after another.
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  // Other load on the machine changes these times; the report names the tests that needed a retry.
  retries: 2,
  projects: [{ name: 'faults', use: { viewport: { width: 1280, height: 900 } } }],
})
