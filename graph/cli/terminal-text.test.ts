import { spawn } from 'node:child_process'
import { once } from 'node:events'

describe('print', () => {
  it('is no failure when the reader leaves before the end', async () => {
    const program = `import { print } from '#graph/cli/terminal-text.ts'
      print('a line\\n'.repeat(200_000))`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let complaints = ''
    child.stderr.on('data', (chunk) => {
      complaints += chunk
    })
    await once(child.stdout, 'data')
    child.stdout.destroy()
    expect(await once(child, 'close')).toEqual([0, null])
    expect(complaints).toBe('')
  })
})
