import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Runs a program that says "stopped" when its one thing is closed. */
async function run(body: string, signal?: NodeJS.Signals) {
  const program = `
    import { runProcess } from '#graph/process.ts'
    import { StartError } from '#graph/start-error.ts'
    await runProcess(async (onStop) => {
      const work = setInterval(() => {}, 1000)
      onStop(async () => { clearInterval(work); console.log('stopped') })
      ${body}
    })
    console.log('started')`
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
})
