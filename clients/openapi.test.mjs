import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listen } from '../graph/http/server.ts'
import { createWriter, KEY } from './writer.mjs'

const FOLDER = join(import.meta.dirname, 'generated')
const TSC = join(import.meta.dirname, '../node_modules/typescript/lib/tsc.js')
const STRICT =
  '--ignoreConfig --noEmit --strict --skipLibCheck --types node --target esnext --module nodenext --allowImportingTsExtensions'

const test = await createWriter()
const site = `http://127.0.0.1:${await listen(test.server, { port: 0, host: '127.0.0.1' })}`
const node = async (...args) => {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname }).catch((error) => {
    throw new Error(`${error.stdout}${error.stderr}`)
  })
  return stdout
}

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  const document = join(FOLDER, 'openapi.json')
  await writeFile(document, await (await fetch(`${site}/openapi.json`)).text())
  await node('generate.mjs', document, FOLDER)
})
afterAll(() => test.close())

it.each(['openapiFetch', 'heyApi'])('the program %s compiles, and lists, pushes and inquires', async (name) => {
  await node(TSC, ...STRICT.split(' '), `${name}.mts`)
  expect(JSON.parse(await node(`${name}.mts`, site, KEY))).toEqual({
    vehicles: 24,
    unchanged: 24,
    column: 'price',
    wrong: 'INVALID',
    isSent: true,
  })
})
