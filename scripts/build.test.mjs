import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { build } from './build.mjs'

// The smallest project of this kind: a site that serves one script.
const CONFIG = `
  const environment = (name, input) =>
    ({ build: { outDir: process.env.BUILD_DIR + '/' + name, rolldownOptions: { input, output: { entryFileNames: '[name].js' } } } })
  const server = environment('server', { site: 'web/site.js' })
  server.build.ssr = true
  export default {
    environments: { client: environment('client', { script: 'web/script.js' }), ssr: server },
    builder: { buildApp: async (builder) => { for (const one of Object.values(builder.environments)) await builder.build(one) } },
  }`
const SITE = `
  import { readFileSync } from 'node:fs'
  import { createServer } from 'node:http'
  const server = createServer((request, response) => response.end(readFileSync(new URL('../client/script.js', import.meta.url))))
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

let root
const sites = []

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'ridgeline-build-'))
  for (const folder of ['web', 'node_modules/.bin']) mkdirSync(join(root, folder), { recursive: true })
  symlinkSync(realpathSync('node_modules/vite'), join(root, 'node_modules/vite'))
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(root, 'vite.config.ts'), CONFIG)
  writeFileSync(join(root, 'web/site.js'), SITE)
})

afterAll(() => {
  for (const site of sites) site.kill()
  rmSync(root, { recursive: true })
})

async function buildRelease(name) {
  writeFileSync(join(root, 'web/script.js'), `console.log('${name}')`)
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await build(root).finally(() => told.mockRestore())
}

/** Returns a function that asks the started site for its script. */
async function startSite() {
  const site = spawn(process.execPath, ['dist/server/site.js'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  sites.push(site)
  const [port] = await once(site.stdout, 'data')
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${Number(port)}/`)
    return { status: answer.status, text: await answer.text() }
  }
}

it('a site that runs keeps its files while commands build, until three later builds', async () => {
  await buildRelease('first')
  const first = await startSite()
  await buildRelease('second')
  expect(await first()).toEqual({ status: 200, text: expect.stringContaining('first') })
  const second = await startSite()
  expect(await second()).toEqual({ status: 200, text: expect.stringContaining('second') })

  await buildRelease('third')
  expect((await first()).text).toContain('first')
  await buildRelease('fourth')
  expect((await second()).text).toContain('second')
  expect(
    readdirSync(root)
      .filter((name) => name.startsWith('dist'))
      .sort(),
  ).toEqual(['dist', ...buildsOf(root)])
  expect(buildsOf(root)).toHaveLength(3)
})

const buildsOf = (folder) =>
  readdirSync(folder)
    .filter((name) => /^dist-/.test(name))
    .sort()

it('going back to a build that is there builds nothing', async () => {
  const before = realpathSync(join(root, 'dist'))
  await buildRelease('third')
  expect(realpathSync(join(root, 'dist'))).not.toBe(before)
  expect(buildsOf(root)).toHaveLength(3)
})

it('replaces the folder dist of a release that had one build', async () => {
  rmSync(join(root, 'dist'))
  mkdirSync(join(root, 'dist/server'), { recursive: true })
  await buildRelease('fourth')
  expect((await (await startSite())()).text).toContain('fourth')
})
