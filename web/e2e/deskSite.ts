import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { type Site, startOwnSite } from './startSite.ts'

const ANN = 'ann@carts.example'

/** A site with a desk and a database of its own. */
export const startDesk = () => startOwnSite({ STAFF: ANN, RATE_LIMIT: '1000000' })

/** Signs in by the link that the site prints. */
export const signIn = async (page: Page, { origin, output }: Site) => {
  const before = output.length
  await page.goto(`${origin}/desk`)
  await page.getByLabel('Your email address').fill(ANN)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in the terminal')
  const printed = () => output.slice(before).join('\n')
  await expect.poll(printed).toContain('link=')
  await page.goto(`${origin}/desk/sign-in?link=${/link=(\S+)/.exec(printed())![1]}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock')
}
