// Prepares a clone for a command: `setup.mjs [checks] [build] [browser] [redis]`. Without arguments it installs only the
// packages of `npm start`.
// It needs Node.js 20 or newer and nothing else, is silent when there is nothing to do, and writes only to stderr:
// stdout belongs to the command.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { installDependencies } from './dependencies.mjs'
import { installBrowser, installRedis } from './programs.mjs'
import { Interruption, SetupError } from './step.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const goals = process.argv.slice(2)

try {
  // A production image has only the built programs and needs no set-up.
  if (existsSync(join(root, 'vite.config.ts'))) {
    await installDependencies(root, { checks: goals.includes('checks') })
    if (goals.includes('build')) await build(root)
    if (goals.includes('browser')) await installBrowser(root)
    if (goals.includes('redis')) await installRedis(root)
  }
} catch (error) {
  if (!(error instanceof Interruption)) console.error(explain(error))
  process.exitCode = 1
}

function explain(error) {
  if (error instanceof SetupError) return error.message
  const isDenied = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)
  return isDenied ? `The set-up needs a writable folder (${error.message}).` : error
}
