// Brings a clone as far as the command that calls it needs: `setup.mjs [build] [browser] [redis]`. Without arguments it sees to
// the packages only. Runs on any Node.js from 20 on with nothing installed, says nothing when there is nothing to do,
// and writes to stderr only, so that the output of the command stays its own.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { installDependencies } from './dependencies.mjs'
import { installRedis } from './redis.mjs'
import { Interruption, SetupError } from './step.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const goals = process.argv.slice(2)

try {
  // A production image has only what was built: there is nothing to set up in it.
  if (existsSync(join(root, 'vite.config.ts'))) {
    await installDependencies(root)
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
  return isDenied ? `The set-up needs a folder that it can write to (${error.message}).` : error
}
