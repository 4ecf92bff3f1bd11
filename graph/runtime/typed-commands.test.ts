import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const PROGRAM = `
  import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
  console.log(TYPED_COMMANDS.partners)`

it.each<[where: string, env: Record<string, string>, command: string]>([
  ['under npm', { npm_lifecycle_event: 'start' }, 'npm run --silent partners --'],
  ['in an image, which has no scripts', {}, 'node dist/server/partners.js'],
])('commands are named as they can be typed %s', async (_where, env, command) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], { env })
  expect(stdout).toBe(`${command}\n`)
})
