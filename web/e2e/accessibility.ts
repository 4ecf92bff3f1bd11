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
