import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program of the build with these settings and returns the text that it prints. */
export const runProgram = async (program: string, args: string[], settings: Record<string, string>) => {
  const env = { ...process.env, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, [`dist/server/${program}.js`, ...args], {
    cwd: ROOT,
    env,
  })
  return stdout
}
