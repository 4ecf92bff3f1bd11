import type { Page } from 'playwright/test'
import { expect, PHONE_ONLY, test } from '#web/e2e/fixtures.ts'
import { fillAndSend } from '#web/e2e/inquiryForm.ts'

const withoutPopovers = () => {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
    Reflect.deleteProperty(HTMLElement.prototype, name)
  }
  const { matches } = Element.prototype
  const oldMatches = function (this: Element, selector: string) {
    if (selector.includes(':popover-open')) throw new DOMException(`'${selector}' is not valid`, 'SyntaxError')
    return matches.call(this, selector)
  }
  Object.assign(Element.prototype, { matches: oldMatches })
}
const withoutDialogs = () => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')

for (const [lacking, remove] of [
  ['popovers', withoutPopovers],
  ['dialogs', withoutDialogs],
] as const) {
  const title = `a browser without ${lacking} gets the site as it is without scripts`
  test(title, async ({ page }) => {
    await page.addInitScript(remove)
    await page.goto('/inventory')
    await page.getByRole('searchbox').fill('nomad xl')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/[?&]q=nomad\+xl/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)

    await page.goto('/contact')
    await fillAndSend(page)
    await expect(page).toHaveURL(/\/thank-you/)
    expect(await page.evaluate(() => [window.pageStarted, window.dataLayer])).toEqual([undefined, undefined])
  })
}

/** Applies the rules that this browser skips, since it has popovers. */
const applyRulesForOldBrowsers = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      const find = (rules: CSSRuleList): CSSSupportsRule[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSSupportsRule && rule.conditionText === 'not selector(:popover-open)') return [rule]
          return rule instanceof CSSGroupingRule ? find(rule.cssRules) : []
        })
      const texts = find(sheet.cssRules).flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      for (const text of texts) sheet.insertRule(text, sheet.cssRules.length)
    }
  })

/** Leaves out the rules that a browser skips which knows no such selector or value. */
const skipRules = (page: Page, unknown: string) =>
  page.evaluate((unknown) => {
    type Rules = CSSGroupingRule | CSSStyleSheet
    const skip = (rules: Rules) => {
      for (let index = rules.cssRules.length - 1; index >= 0; index--) {
        const rule = rules.cssRules[index]!
        const asked = rule instanceof CSSStyleRule ? rule.cssText : (rule as CSSSupportsRule).conditionText
        if (asked?.includes(unknown)) rules.deleteRule(index)
        else if (rule instanceof CSSGroupingRule) skip(rule)
      }
    }
    const embedded = document.querySelector('ridgeline-inventory')?.shadowRoot
    const sheets = [...document.styleSheets, ...(embedded?.styleSheets ?? []), ...(embedded?.adoptedStyleSheets ?? [])]
    for (const sheet of sheets) skip(sheet)
  }, unknown)

for (const [path, choices] of [
  ['/inventory', 'fieldset [type=checkbox]'],
  ['/eco-impact', '[name=usage], [name=years]'],
  ['/vehicle/denago-nomad-xl', '[name=testDrive], [name=part]'],
] as const) {
  test(`${path} shows what is chosen where no label can: a browser without :has()`, async ({ page }) => {
    await page.goto(path)
    await skipRules(page, ':has(')
    const opacities = await page
      .locator(choices)
      .evaluateAll((inputs) =>
        inputs.filter((input) => input.checkVisibility()).map((input) => getComputedStyle(input).opacity),
      )
    expect(opacities.length).toBeGreaterThan(3)
    expect(new Set(opacities)).toEqual(new Set(['1']))
  })
}

test('a browser without :has() has the prices of all carts to rent', PHONE_ONLY, async ({ page }) => {
  await page.goto('/rentals')
  const prices = page.locator('td[data-cart]').filter({ visible: true })
  const some = await prices.count()
  await skipRules(page, ':has(')
  await expect(prices).toHaveCount(3 * some)
})

test('a browser without light-dark() shows the cards on partners’ pages in their colors', async ({ page }) => {
  await page.goto('/developers')
  await page.setContent(
    '<script type="module" src="/embed.js"></script><ridgeline-inventory count="1"></ridgeline-inventory>',
  )
  const card = page.locator('ridgeline-inventory li:has(a)').first()
  const colors = () =>
    card.evaluate((element) => {
      const { backgroundColor, borderTopColor, color } = getComputedStyle(element)
      return [backgroundColor, borderTopColor, color]
    })
  await expect(card).toBeVisible()
  const before = await colors()
  await skipRules(page, 'light-dark(')
  expect(await colors()).toEqual(before)
})

test('where the menu cannot open, a link in its place leads to all links', PHONE_ONLY, async ({ page }) => {
  await page.addInitScript(withoutPopovers)
  await page.goto('/about')
  const toLinks = page.getByRole('banner').getByRole('link', { name: 'All pages' })
  await expect(toLinks).toBeHidden()
  await applyRulesForOldBrowsers(page)
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
  await toLinks.click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Inventory' })).toBeInViewport()
})
