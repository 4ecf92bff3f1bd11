import { defineConfig } from 'playwright/test'
import e2e from '#web/e2e/playwright.config.ts'

/** Faults, attacks, and what takes long: the built site of web/e2e, and sites that a test starts for itself and may break. */
export default defineConfig({
  ...e2e,
  // The tests of a file share a site, and follow each other.
  fullyParallel: false,
  timeout: 900_000,
})
