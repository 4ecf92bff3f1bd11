import { spawn } from 'node:child_process'

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
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const stopWatching = endWithParent(child)
    child.once('error', (error) => keep(error.message))
    child.once('close', (code) => {
      stopWatching()
      if (code === 0) return resolve(output)
      const lastLines = output.trim().split('\n').slice(-25)
      reject(new SetupError([...lastLines, complaint].join('\n')))
    })
  })
}

// A signal to npm alone ends the shell between npm and us; what we started is to end with it, and to tidy up first.
function endWithParent(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.once('close', () => process.exit(1))
    child.kill()
  }, 500)
  return () => clearInterval(watch)
}
