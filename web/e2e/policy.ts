import type { Page } from 'playwright/test'

/** Violations that the browser reports, from the first byte of each page on. */
export const watchPolicy = async (page: Page) => {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      report(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  return violations
}
