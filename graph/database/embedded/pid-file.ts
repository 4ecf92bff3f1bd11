import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

type RunningServer = { pid: number; port: number; isReady: boolean }

/** The server in postmaster.pid, which a killed server leaves behind. */
export function readPidFile(cluster: string): RunningServer | undefined {
  const lines = readLines(join(cluster, 'postmaster.pid'))
  return lines && { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** After a power cut, another program may have the old server's process id, and Postgres would mistake it for the server. */
export function removeForeignPidFile(cluster: string): void {
  const server = readPidFile(cluster)
  if (!server || process.platform !== 'linux' || !isAlive(server.pid)) return
  if (readFileSync(`/proc/${server.pid}/cmdline`, 'utf8').includes(cluster)) return
  rmSync(join(cluster, 'postmaster.pid'))
}

function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return undefined
  }
}
