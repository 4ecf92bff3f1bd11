import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Loads the pictures and the parts further down, too. */
const loadAll = async (page: Page) => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    scrollTo(0, document.body.scrollHeight)
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    scrollTo(0, 0)
  })
}

export const expectReadable = async (page: Page, h1: string) => {
  await loadAll(page)
  expect.soft(await axeFindings(page), 'axe').toEqual([])
  await expect.soft(page.getByRole('main')).toHaveAccessibleName(h1)
  expect.soft(await idleTabStops(page), 'headings as tab stops').toEqual([])
  expect.soft(await unmarkedChoices(page), 'choices without a mark').toEqual([])
}

// 640 is what 1280 px are at 200 % zoom.
const WIDTHS = [320, 375, 640, 768, 1280, 1600]

/** No screen is narrower than the page. */
export const expectRoom = async (page: Page) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(contentWidth, `width of the page on ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** The elements in which axe finds something wrong, each with the rule. */
export const axeFindings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: WCAG_22_AA, resultTypes: ['violations'] })
    // No page frames another one; without this, axe opens a second page to put frames' findings together.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

/** Headings that take the focus, but do nothing when they are pressed. */
const idleTabStops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('summary, h1, h2, h3, h4')]
      .filter((heading) => heading.tabIndex >= 0 && getComputedStyle(heading).pointerEvents === 'none')
      .map(({ textContent }) => textContent),
  )

/** What is chosen, where colors are the reader's own, but looks like what is not. */
const unmarkedChoices = async (page: Page) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const unmarked = await page.evaluate(() => {
    const choices = ':is(header, main) :is([aria-current], [aria-pressed=true], label:has(:checked))'
    return [...document.querySelectorAll(choices)]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).outlineStyle === 'none')
      .map(({ textContent }) => textContent)
  })
  await page.emulateMedia({ forcedColors: null })
  return unmarked
}

/** The links and fields that a finger misses: lower or narrower than 44 px, other than words in a sentence. */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 44
    for (const details of document.querySelectorAll('details')) details.open = true
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...element.parentElement!.closest(':not(strong)')!.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      )
    const targets = document.querySelectorAll<HTMLElement>(
      ':is(header, main, footer) :is(a, button, summary, select, textarea, input):not([name=website], figure li *)',
    )
    return [...targets].flatMap((element) => {
      if (!element.checkVisibility() || isInSentence(element)) return []
      // A press on the frame of a field is one on the field.
      const { width, height } = (element.closest('label, search') ?? element).getBoundingClientRect()
      const isSmall = Math.min(width, height) < LEAST && width > 1
      return isSmall
        ? [`${element.textContent || element.localName}: ${Math.round(width)} × ${Math.round(height)}`]
        : []
    })
  })

/** The elements that reach beyond the right edge, but for those in a part that scrolls or cuts them. */
const outsideElements = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const parent = element.parentElement
      return (
        parent !== null &&
        parent !== document.body &&
        (getComputedStyle(parent).overflowX !== 'visible' || isCut(parent))
      )
    }
    const outside = [...document.body.querySelectorAll('*:not(svg *)')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 1 && right > innerWidth + 1 && !isCut(element)
    })
    return outside.map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`)
  })

/** Texts in a box so narrow that a line holds a letter or two. */
const crushedTexts = (page: Page) =>
  page.evaluate(() => {
    const crushed = [...document.body.querySelectorAll('*:not(svg *)')].filter((element) => {
      const { display, fontSize } = getComputedStyle(element)
      const { width } = element.getBoundingClientRect()
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim().length > 2)
      return hasText && display !== 'inline' && width > 1 && width < 1.6 * Number.parseFloat(fontSize)
    })
    return crushed.map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`)
  })

/** A phone's screen holds the page in the sizes of text that a reader can choose. */
export const expectRoomForLargeText = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  for (const size of [24, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`)
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await outsideElements(page), `text of ${size} px on ${width} px`).toEqual([])
      const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(contentWidth, `width with text of ${size} px on ${width} px`).toBeLessThanOrEqual(width)
      expect.soft(await crushedTexts(page), `narrow texts of ${size} px on ${width} px`).toEqual([])
    }
  }
}
