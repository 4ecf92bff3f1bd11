import { execFile, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { DESKTOP_ONLY, expect, open, test } from './fixtures.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Runs a copied text as a visitor would, and returns its output. */
const runShell = async (text: string) => (await run('sh', ['-ec', text], { cwd: ROOT })).stdout
const runModule = async (text: string) =>
  (await run(process.execPath, ['--input-type=module', '--eval', text], { cwd: ROOT })).stdout

const textsIn = (page: Page, language: string) => page.locator(`pre[data-language=${language}]`).allTextContents()

test.describe('the page for developers', () => {
  test('has shell commands and programs that run', DESKTOP_ONLY, async ({ page, partner }) => {
    await open(page, '/developers')
    const [query, stock, tool, stream, ...others] = await textsIn(page, 'sh')
    const programs = await textsIn(page, 'js')
    expect([others.length, programs.length]).toEqual([0, 2])
    expect(JSON.parse(await runShell(query!)).data.vehicles.totalCount).toBe(24)
    const change = JSON.parse(await runShell(stock!.replace('key_private_...', partner.key)))
    expect(change).toMatchObject({ dryRun: true, added: { count: 1 } })
    expect(await runShell(tool!)).toContain('"structuredContent":{"locations":[')
    // The stream does not end by itself.
    const heard = await runShell(`${stream} -s --max-time 1 -o /dev/null -w '%{http_code} %{content_type}' || true`)
    expect(heard).toBe('200 text/event-stream; charset=utf-8')
    for (const program of programs) expect(await runModule(program)).toContain('/vehicle/')
  })

  test('has a Python program that goes through all pages', DESKTOP_ONLY, async ({ page }) => {
    test.skip(spawnSync('python3', ['--version']).status !== 0, 'there is no Python')
    await open(page, '/developers')
    const [program] = await textsIn(page, 'py')
    const { stdout } = await run('python3', ['-c', program!])
    expect(stdout.trim().split('\n')).toHaveLength(15)
  })

  test(
    'has operations that run, each with its link to the Sandbox',
    DESKTOP_ONLY,
    async ({ page, request, partner }) => {
      await open(page, '/developers')
      const operations = await textsIn(page, 'graphql')
      expect(operations.length).toBeGreaterThan(5)
      for (const query of operations) {
        const { data, errors } = await (
          await request.post('/graphql', { data: { query }, headers: { 'x-partner-key': partner.key } })
        ).json()
        expect(errors, query).toBeUndefined()
        for (const result of Object.values(data)) expect(result, query).not.toBeNull()
        const changed = data.submitContact ?? data.updateVehicles
        if (changed) expect(changed.userErrors).toEqual([])
      }

      const links = page.getByRole('link', { name: /^Open in Sandbox/ })
      const linked = await links.evaluateAll((all) =>
        all.map((link) => new URLSearchParams((link as HTMLAnchorElement).hash.slice(1)).get('document')),
      )
      expect(linked).toEqual(operations)
    },
  )

  test('names files that are there', DESKTOP_ONLY, async ({ page, request }) => {
    await open(page, '/developers')
    const links = page.getByRole('main').locator('a[href^="/feeds/"], a[href="/schema.graphql"]')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    expect(addresses).toHaveLength(4)
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  })

  test('copies an example', DESKTOP_ONLY, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/developers')
    await page.getByRole('button', { name: 'Copy The first request with curl' }).click()
    await expect(page.getByRole('button', { name: 'Copied The first request with curl' })).toBeVisible()
    const [command] = await textsIn(page, 'sh')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command)
  })
})

test('an address names one entry of the schema reference, also after a navigation', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/developers/schema#Vehicle.price')
  await expect(page.locator('[id="Vehicle.price"]')).toBeInViewport()
  await page.locator('[id="VehicleFilter.minSeats"]').getByRole('link', { name: 'Int' }).click()
  await expect(page.locator('#Int')).toBeInViewport()

  await open(page, '/developers')
  await page.getByRole('link', { name: 'Schema reference' }).click()
  await expect(page.locator('[id="Vehicle.price"]')).toBeVisible()
})

test('the shell commands of docs/api.md run', DESKTOP_ONLY, async ({ baseURL }) => {
  const guide = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8')
  const commands = [...guide.matchAll(/^ {4}curl (?:.*\\\n)*.*/gm)].map(([command]) => command)
  expect(commands.length).toBeGreaterThan(0)
  for (const command of commands) {
    const { data, errors } = JSON.parse(await runShell(command.replace('https://…', baseURL!)))
    expect(errors).toBeUndefined()
    expect(data.vehicles.nodes).toHaveLength(3)
  }
})
