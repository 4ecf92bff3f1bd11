import { readdirSync, readFileSync } from 'node:fs'

const INIT = 1

/**
 * Kills what the first process of this container has started, and what that has started: the container ends, and this program with
 * it. Kills nothing when this program is a descendant of the first process itself, as every program on a machine is. One that comes
 * into a container from outside, such as a health check, has a parent that nobody sees there.
 */
export function endContainer(): void {
  const parents = readParents()
  const isOfInit = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent === INIT || (parent !== undefined && isOfInit(parent))
  }
  if (isOfInit(process.pid)) return
  for (const pid of [...parents.keys()].filter(isOfInit)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended with its parent.
    }
  }
}

function readParents(): Map<number, number> {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // After the name, which may have blanks and parentheses: the state, then the parent.
      const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, 'utf8').replace(/^.*(?=\))/s, ''))!
      parents.set(Number(entry), Number(parent))
    } catch {
      // It has ended meanwhile.
    }
  }
  return parents
}
