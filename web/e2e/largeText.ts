import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

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
