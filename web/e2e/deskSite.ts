import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { type Site, startSite } from './startSite.ts'

const ANN = 'ann@carts.example'

/** A site with a desk and an embedded database of its own, which `stop` removes. */
export const startDesk = async (): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-desk-'))
  const site = await startSite({ DATABASE_URL: '', DATA_DIR: folder, STAFF: ANN, RATE_LIMIT: '1000000' })
  const stop: Site['stop'] = async (signal) => {
    const exit = await site.stop(signal)
    await rm(folder, { recursive: true, force: true })
    return exit
  }
  return { ...site, stop }
}

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
