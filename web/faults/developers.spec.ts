import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { freePort } from '#graph/testing/free-port.ts'
import { expect, open, test } from '#web/e2e/fixtures.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Runs a copied text as a visitor would, and returns its output. */
const runShell = async (text: string) => (await run('sh', ['-ec', text], { cwd: ROOT })).stdout
const runModule = async (text: string) =>
  (await run(process.execPath, ['--input-type=module', '--eval', text], { cwd: ROOT })).stdout

const textsIn = (page: Page, language: string) => page.locator(`pre[data-language=${language}]`).allTextContents()

test.describe('the page for developers', () => {
  test('has a shell command and programs that run', async ({ page }) => {
    await open(page, '/developers')
    const [query, ...others] = await textsIn(page, 'sh')
    const programs = await textsIn(page, 'js')
    expect([others.length, programs.length]).toEqual([0, 2])
    expect(JSON.parse(await runShell(query!)).data.vehicles.totalCount).toBe(24)
    for (const program of programs) expect(await runModule(program)).toContain('/vehicle/')
  })

  test('has a Python program that goes through all pages', async ({ page }) => {
    test.skip(spawnSync('python3', ['--version']).status !== 0, 'there is no Python')
    await open(page, '/developers')
    const [program] = await textsIn(page, 'py')
    const { stdout } = await run('python3', ['-c', program!])
    expect(stdout.trim().split('\n')).toHaveLength(15)
  })

  // landing-page.test.ts runs them.
  test('has operations, each with its link to the Sandbox', async ({ page }) => {
    await open(page, '/developers')
    const operations = await textsIn(page, 'graphql')
    expect(operations.length).toBeGreaterThan(5)
    const links = page.getByRole('link', { name: /^Open in Sandbox/ })
    const linked = await links.evaluateAll((all) =>
      all.map((link) => new URLSearchParams((link as HTMLAnchorElement).hash.slice(1)).get('document')),
    )
    expect(linked).toEqual(operations)
  })

  test('copies an example', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/developers')
    await page.getByRole('button', { name: 'Copy The first request with curl' }).click()
    await expect(page.getByRole('button', { name: 'Copied The first request with curl' })).toBeVisible()
    const [command] = await textsIn(page, 'sh')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command)
  })
})

test('an address names one entry of the schema reference', async ({ page }) => {
  await open(page, '/developers/schema#Vehicle.price')
  await expect(page.locator('[id="Vehicle.price"]')).toBeInViewport()
  await page.locator('#VehicleFilter + pre').getByRole('link', { name: 'BatteryKind', exact: true }).click()
  await expect(page.locator('#BatteryKind')).toBeInViewport()
})

test('the shell commands of the guide run', async ({ page, partner }) => {
  await open(page, '/developers/guide')
  const [query, stock, tool, check, ...others] = await textsIn(page, 'sh')
  // examples.test.ts runs it.
  expect([check, ...others]).toEqual([expect.stringContaining('tsc --noEmit')])
  expect(JSON.parse(await runShell(query!)).data.vehicles.nodes).toHaveLength(3)
  const cart = 'id,name,brand,category,price,description\\nmy-cart,My Cart,Denago,Nomad,7995,Two seats.'
  const push = stock!.replace('key_private_…', partner.key).replace('@stock.csv', '@-')
  expect(JSON.parse(await runShell(`printf '${cart}' | ${push}`))).toMatchObject({ dryRun: true, added: { count: 1 } })
  expect(await runShell(tool!)).toContain('"structuredContent":{"')
})

const statusAt = (port: number) =>
  fetch(`http://127.0.0.1:${port}`, { method: 'POST' }).then(
    ({ status }) => status,
    () => undefined,
  )

/** A folder with nothing in it but a Node.js, and an npm that takes the packages of the project. */
const newFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'program-'))
  await mkdir(join(path, 'bin'))
  await symlink(process.execPath, join(path, 'bin/node'))
  const install = `shift; for name; do test -d "${ROOT}node_modules/$name" || exit 1; done; ln -s "${ROOT}node_modules" .`
  await writeFile(join(path, 'bin/npm'), `#!/bin/sh\n${install}\n`, { mode: 0o755 })
  return path
}

for (const name of ['apollo', 'keep-copy', 'receiver', 'sync']) {
  test(`${name}.mts starts with the line above it, and its types come with that below`, async ({ page }) => {
    await open(page, '/developers/programs')
    const lines = await textsIn(page, 'sh')
    const start = lines.find((line) => line.includes(`/${name}.mts `))!
    const types = lines.filter((line) => line.includes(`/generated/${name}.ts`))
    expect(types).toHaveLength(name === 'receiver' ? 0 : 1)
    const [folder, port] = [await newFolder(), await freePort()]
    const line = [...types, start]
      .join(' && ')
      .replace('whsec_…', `whsec_${btoa('only for this test')}`)
      .replace('8080', String(port))
    const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
    const program = spawn('sh', ['-ec', line], { cwd: folder, env, detached: true })
    const ended = once(program, 'close')
    let output = ''
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (output += text))
    try {
      if (name === 'receiver') await expect.poll(() => statusAt(port)).toBe(400)
      else await expect.poll(() => output).toMatch(/^2\d vehicles/)
    } finally {
      if (program.exitCode === null) process.kill(-program.pid!, 'SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    }
  })
}
