import { defineConfig } from 'playwright/test'
import e2e from '#web/e2e/playwright.config.ts'

/** The built site of web/e2e in Firefox, so that not one browser alone is seen. */
export default defineConfig({
  ...e2e,
  workers: 1,
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 375, height: 812 }, hasTouch: true } },
  ],
})
