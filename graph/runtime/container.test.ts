import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const OWN_PROCESSES = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc']
const canContain = spawnSync('unshare', [...OWN_PROCESSES, 'true']).status === 0

const END = [
  process.execPath,
  '--input-type=module-typescript',
  '--eval',
  `import { endContainer } from '#graph/runtime/container.ts'
   endContainer()
   console.log('here')`,
]

let container: ChildProcess

/** Begins processes of their own: the first, which starts `sh`, which starts a site that hangs; the first ends with them. */
async function startContainer(program = ['true']) {
  const first = 'sh -c "sleep 1000 & echo started; wait" & "$@"; wait; echo ended'
  container = spawn('unshare', [...OWN_PROCESSES, 'sh', '-c', first, 'sh', ...program])
  const lines = createInterface(container.stdout!)[Symbol.asyncIterator]()
  const next = async () => (await lines.next()).value as string | undefined
  expect(await next()).toBe('started')
  return next
}

afterEach(async () => {
  if (container.exitCode !== null) return
  container.kill('SIGKILL')
  await once(container, 'exit')
})

const whereContained = canContain ? it : it.skip

whereContained('a health check, which comes from outside, ends all that the container has started', async () => {
  const next = await startContainer()
  const init = readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, 'utf8').trim()
  const enter = ['--target', init, '--user', '--preserve-credentials', '--pid', '--mount']
  spawnSync('nsenter', [...enter, `--wd=${process.cwd()}`, ...END])
  expect(await next()).toBe('ended')
})

whereContained('a program that the first process of a machine has started ends nothing', async () => {
  const next = await startContainer(END)
  expect(await next()).toBe('here')
})
