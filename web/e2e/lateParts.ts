import type { Page } from 'playwright/test'
import { atRest, expect, hydrated, started } from './fixtures.ts'
import { expectFilled, fillAndSend } from './inquiryForm.ts'

/** A part that is loaded when it is first used: its page, its use, and the content that must be there without it. */
export type LatePart = {
  part: string
  path: string
  /** Steps on the page before its network or its release goes away. */
  begin?: (page: Page) => Promise<unknown>
  use: (page: Page) => Promise<unknown>
  /** Text in the place of the part. */
  instead: (page: Page) => Promise<unknown>
  /** Whether another page, with its own text, takes the place of this one. */
  isNavigation?: boolean
}

const main = (page: Page) => page.getByRole('main')

const expectUnsent = async (page: Page, words: string) => {
  await expect(page.getByText(words)).toBeVisible()
  await expectFilled(page)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
}

/** The carts of before, with words that say so, or those of the filter. */
const filteredList = async (page: Page) => {
  const text = page.getByText(/^Showing 9 of 24|Failed to fetch vehicles: no connection|That didn't load/)
  await expect(text.first()).toBeVisible()
  // The page of the filter may still be arriving.
  await expect.poll(() => main(page).getByRole('article').count()).toBeGreaterThanOrEqual(9)
}

export const LATE_PARTS: LatePart[] = [
  {
    part: 'form',
    path: '/contact',
    use: fillAndSend,
    instead: (page) => expectUnsent(page, "That didn't load. Try again."),
  },
  {
    part: 'toast',
    path: '/contact',
    begin: async (page) => {
      await page.getByLabel('Message', { exact: true }).focus()
      await started(page, 'ContactForm')
    },
    use: fillAndSend,
    instead: (page) => expectUnsent(page, 'Failed to send message. Please try again.'),
  },
  {
    part: 'filtered list',
    path: '/inventory',
    isNavigation: true,
    use: async (page) => {
      // On a phone the filters are in a sheet.
      const sheet = page.getByRole('button', { name: 'Filters', exact: true })
      if (await sheet.isVisible()) await sheet.click()
      await page.getByLabel('Brand').selectOption('denago')
    },
    instead: filteredList,
  },
]

/** Length of the visible text, without scripts and hidden elements. */
// biome-ignore lint/performance/useDomNodeTextContent: a visitor cannot read hidden text
const readableLength = (page: Page) => page.evaluate(() => document.body?.innerText.length ?? 0)

/** Opens a page, waits until it is idle, calls `lose` and uses the part. */
export const useWithout = async (
  page: Page,
  { path, begin, use, instead, isNavigation }: LatePart,
  lose: () => Promise<void>,
) => {
  await page.goto(path)
  await hydrated(page)
  await atRest(page)
  const before = await readableLength(page)
  await begin?.(page)
  await lose()
  await use(page)
  await instead(page)
  // Another page, of another length, took its place; it must not be empty.
  const least = isNavigation ? 500 : 0.9 * before
  // A document that is just being replaced cannot be asked.
  await expect(async () => expect(await readableLength(page)).toBeGreaterThanOrEqual(least)).toPass()
  // A document of its own begins at its top.
  if (!isNavigation) await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}
