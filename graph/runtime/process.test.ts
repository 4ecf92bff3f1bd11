import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Runs a server that says "stopped" when its one thing is closed. */
const run = (body: string, signal?: NodeJS.Signals) =>
  runProgram(
    `
    import { runProcess } from '#graph/runtime/process.ts'
    import { StartError } from '#graph/runtime/start-error.ts'
    await runProcess(async (onStop) => {
      const work = setInterval(() => {}, 1000)
      onStop(async () => { clearInterval(work); console.log('stopped') })
      ${body}
    })
    console.log('started')`,
    signal,
  )

/** Sends the signal when the program says that it has started. */
async function runProgram(program: string, signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program])
  const printed = text(child.stderr)
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
    if (signal && said === 'started\n') child.kill(signal)
  })
  const [code] = await once(child, 'exit')
  return { code, said, printed: await printed }
}

const DATABASE_ERROR = `Object.assign(new Error('went wrong'), { detail: 'ada@example.com' })`

describe('a program', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('closes what it has opened and ends well on %s', async (signal) => {
    expect(await run('', signal)).toEqual({ code: 0, said: 'started\nstopped\n', printed: '' })
  })

  it.each([
    ['that nobody caught', `setTimeout(() => { throw ${DATABASE_ERROR} })`],
    ['in a promise that nobody holds', `setTimeout(() => { Promise.reject(${DATABASE_ERROR}) })`],
  ])('is ended in order by an error %s, which is printed without its values', async (_where, body) => {
    const { code, said, printed } = await run(body)
    expect(code).toBe(1)
    expect(said).toContain('stopped')
    expect(printed).toContain('Error: went wrong')
    expect(printed).not.toContain('ada@example.com')
  })

  it('says in a sentence why it cannot start', async () => {
    const { code, said, printed } = await run(`throw new StartError('There is no room.')`)
    expect({ code, said, printed }).toEqual({ code: 1, said: 'stopped\n', printed: 'There is no room.\n' })
  })

  it('says in a sentence that its Node.js is too old', async () => {
    const { code, said, printed } = await runProgram(`
      import { runProcess } from '#graph/runtime/process.ts'
      Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })
      await runProcess(async () => console.log('started'))`)
    expect({ code, said }).toEqual({ code: 1, said: '' })
    expect(printed).toMatch(/^The programs need Node\.js 24 or newer, and .+ is 20\.20\.2\.\n$/)
  })
})

describe('a command', () => {
  /** Runs a command that works until it is interrupted. */
  const runCommand = (body: string, signal?: NodeJS.Signals) =>
    runProgram(
      `
      import { runCommand } from '#graph/runtime/process.ts'
      await runCommand(async () => {
        setInterval(() => {}, 1000)
        ${body}
        console.log('started')
        await new Promise(() => {})
      })`,
      signal,
    )

  it.each(['SIGTERM', 'SIGINT'] as const)('that %s interrupts has failed, and says why', async (signal) => {
    const result = await runCommand('', signal)
    const printed = `Interrupted by ${signal}: unfinished work is rolled back.\n`
    expect(result).toEqual({ code: 130, said: 'started\n', printed })
  })

  it('prints an error that nobody caught without its values', async () => {
    const body = `setTimeout(() => { throw ${DATABASE_ERROR} })`
    const { code, printed } = await runCommand(body)
    expect(code).toBe(1)
    expect(printed).toContain('Error: went wrong')
    expect(printed).not.toContain('ada@example.com')
  })
})
