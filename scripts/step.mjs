import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const hasGroups = process.platform !== 'win32'

/** A reason to stop, in one sentence for whoever ran the command. */
export class SetupError extends Error {}

/** Shows one line on stderr while `work` goes on: its title, a dot now and then, the seconds it took. */
export async function step(title, work) {
  const start = Date.now()
  process.stderr.write(`${title} .`)
  const dots = setInterval(() => process.stderr.write('.'), 3000)
  let ending = '\n'
  try {
    const result = await work()
    ending = ` ${Math.round((Date.now() - start) / 1000)} s\n`
    return result
  } finally {
    clearInterval(dots)
    process.stderr.write(ending)
  }
}

/** Runs a program without showing its output; rejects with a SetupError: the last of its output, then `complaint`. */
export function run(command, args, { complaint, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: hasGroups })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const letGo = endTogether(child)
    child.once('error', (error) => keep(error.message))
    child.once('close', (code) => {
      letGo()
      if (code === 0) return resolve(output)
      const lastLines = output.trim().split('\n').slice(-25)
      reject(new SetupError([...lastLines, complaint].join('\n')))
    })
  })
}

/** Ends `child` and all that it started when we are to end, which npm for one would put off until it is done. */
function endTogether(child) {
  const parent = process.ppid
  const end = () => {
    letGo()
    child.once('close', () => process.exit(1))
    endGroup(child, 'SIGTERM')
    setTimeout(() => endGroup(child, 'SIGKILL'), 2000)
  }
  // A signal to the npm that called us ends the shell in between, and we are left without a parent.
  const watch = setInterval(() => {
    if (process.ppid !== parent) end()
  }, 500)
  const letGo = () => {
    clearInterval(watch)
    for (const signal of SIGNALS) process.off(signal, end)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  return letGo
}

function endGroup(child, signal) {
  if (!hasGroups) return child.kill(signal)
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has ended by itself.
  }
}
