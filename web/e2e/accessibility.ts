import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
export const idleTabStops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('summary, h1, h2, h3, h4')]
      .filter((heading) => heading.tabIndex >= 0 && getComputedStyle(heading).pointerEvents === 'none')
      .map(({ textContent }) => textContent),
  )

/** What is chosen, where colors are the reader's own, but looks like what is not. */
export const unmarkedChoices = async (page: Page) => {
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
