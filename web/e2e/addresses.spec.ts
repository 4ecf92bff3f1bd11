import { readdir } from 'node:fs/promises'
import { expect, open, test } from './fixtures.ts'

test.describe('an address with a line break', () => {
  test.use({ provoked: /status of 404/ })

  for (const address of ['/x%0A', '/inventory%0A', '/x%0D%0Ay/z', '/%E2%80%A8x', '/%E2%80%A9']) {
    test(`${address} is no page, for programs and in a browser`, async ({ page }) => {
      const response = await open(page, address)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain('404 Page Not Found')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    })
  }
})

test('visitors get no source map of the scripts, which the build keeps apart', async ({ request }) => {
  const scripts = await readdir('dist/client/assets')
  const maps = await readdir('dist/maps')
  expect(maps.map((map) => map.slice(0, -'.map'.length)).filter((name) => !scripts.includes(name))).toEqual([])
  expect(maps).not.toEqual([])
  for (const map of maps) expect((await request.get(`/assets/${map}`)).status()).toBe(404)
  const [script] = maps.map((map) => `/assets/${map.slice(0, -'.map'.length)}`)
  expect(await (await request.get(script!)).text()).not.toContain('sourceMappingURL')
})
