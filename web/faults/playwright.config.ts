import { defineConfig } from 'playwright/test'
import e2e from '#web/e2e/playwright.config.ts'

/** Faults and attacks: the same built site as in web/e2e, and others that a test starts for itself and may break. */
export default defineConfig({
  ...e2e,
  // What a fault does to time is part of these tests: they do not compete with each other.
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  // And what else the machine does changes it as well: the report names what needed another look.
  retries: 2,
  projects: [{ name: 'faults', use: { viewport: { width: 1280, height: 900 } } }],
})
