import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { RUNNER_LOCK } from '#graph/database/advisory-locks.ts'
import { urlOf } from '#graph/database/data-source.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { type JobLog, jobLogger } from './job-logger.ts'
import { lastingFault } from './lasting-fault.ts'

const AT_ONCE = 3
/** One connection listens for new jobs, one each for the tasks, one for what is done beside them. */
const CONNECTIONS = AT_ONCE + 2
const RESTART_MS = 5000
const SWEEP_MS = 5000
/** A database that says nothing must not keep the runner from being stopped or started anew. */
const SIGN_BOUNDS = { connectionTimeoutMillis: 3000, query_timeout: 3000 }

// A runner that was just started may hold jobs before its lock.
const RELEASE_ORPHANS = `
  select graphile_worker.force_unlock_workers(array_agg(locked_by))
  from (select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '2 seconds') as holder
  where pg_try_advisory_xact_lock(${RUNNER_LOCK}, hashtext(locked_by))
  having count(*) > 0`

// Without it the queue marks a job as done in a promise that nobody holds: a database that goes at that moment would
// end the whole process.
const SAFE_ENDS = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

interface JobRunnerOptions {
  database: DataSource
  tasks: TaskList
  log: JobLog
}

/**
 * Runs the jobs that wait in the database, three at once, until `stop`. It survives a database that goes and comes
 * back, and takes over the jobs of a runner that was killed.
 */
export function startJobRunner({ database, tasks, log }: JobRunnerOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  const runOnce = async () => {
    const events: WorkerEvents = new EventEmitter()
    let name = ''
    events.once('pool:create', ({ workerPool }) => {
      name = workerPool.id
    })
    const runner = await run({
      connectionString: urlOf(database),
      maxPoolSize: CONNECTIONS,
      concurrency: AT_ONCE,
      noHandleSignals: true,
      taskList: tasks,
      logger: jobLogger(log),
      events,
      preset: SAFE_ENDS,
    })
    const ended = runner.promise.catch((error: Error) => log.error(`jobs: the runner ended: ${error.message}`))
    // It refuses to be stopped twice, and may have ended by itself.
    const stop = () => runner.stop().catch(() => {})
    const sign = new pg.Client({ connectionString: urlOf(database), ...SIGN_BOUNDS })
    try {
      sign.on('error', stop)
      signal.addEventListener('abort', stop, { once: true })
      await giveSign(sign, name)
      if (signal.aborted) stop()
      await ended
    } finally {
      signal.removeEventListener('abort', stop)
      await stop()
      await sign.end()
    }
  }

  const keepRunning = async () => {
    while (!signal.aborted) {
      await runOnce().catch((error: Error) => log.error(`jobs: the runner did not start: ${error.message}`))
      await pause(RESTART_MS, signal)
    }
  }

  const keepSweeping = async () => {
    const faults = lastingFault(log, 'jobs: releasing the jobs of killed runners')
    while (!signal.aborted) {
      try {
        await database.query(RELEASE_ORPHANS)
        faults.ended()
      } catch (error) {
        // Without a database there is nothing to release; the runner's own line says that it is gone.
        if (!isDatabaseDown(error)) faults.happened((error as Error).message)
      }
      await pause(SWEEP_MS, signal)
    }
  }

  const done = Promise.all([keepRunning(), keepSweeping()])
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }
}

/** Holds a lock on the runner's name for as long as the connection lives: a runner without one was killed. */
async function giveSign(connection: pg.Client, name: string): Promise<void> {
  await connection.connect()
  await connection.query('select pg_advisory_lock($1, hashtext($2))', [RUNNER_LOCK, name])
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => {})
}
