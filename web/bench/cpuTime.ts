import { readdir, readFile } from 'node:fs/promises'

// The kernel reports CPU time in hundredths of a second.
const MICROS_PER_TICK = 10_000

/** CPU time in µs that these processes and all their children have used so far. Only Linux tells it. */
export const cpuTime = async (roots: number[]): Promise<number> => {
  const entries = await readdir('/proc')
  const processes = await Promise.all(entries.filter((name) => /^\d+$/.test(name)).map(readProcess))
  const living = processes.filter((found) => found !== undefined)

  const tree = new Set(roots)
  for (let known = 0; known < tree.size; ) {
    known = tree.size
    for (const { pid, parent } of living) if (tree.has(parent)) tree.add(pid)
  }
  return living.filter(({ pid }) => tree.has(pid)).reduce((sum, { ticks }) => sum + ticks * MICROS_PER_TICK, 0)
}

/** Undefined for a process that has just ended. */
const readProcess = async (pid: string) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (!stat) return undefined
  // The name in brackets may hold anything; the fields behind it are numbers, but for the state.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  // The children that have ended are counted with their parent.
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
  return { pid: Number(pid), parent: fields[1]!, ticks: user + system + endedUser + endedSystem }
}
