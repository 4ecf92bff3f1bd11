import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { DataSource } from 'typeorm'
import { RUNNER_LOCK } from '#graph/database/advisory-locks.ts'
import { ImpatientClient, REQUEST_BOUNDS, urlOf } from '#graph/database/data-source.ts'
import { JOBS, type JobLog, jobLogger, logFailures, openJobPool } from './job-queue.ts'

const RESTART_MS = 5000
const RELEASE_MS = 5000
/** Jobs are told to end after 5 seconds, and a process may take 9.5 to stop. */
const END_LIMIT_MS = 8000
/** Timeouts, because a database that does not respond must not keep the runner from stopping or restarting. */
const LOCK_BOUNDS = { connectionTimeoutMillis: 3000, query_timeout: 3000 }
/** A heartbeat, because an idle connection does not notice that the database has stopped responding. */
const HEARTBEAT_MS = 5000

// Two seconds, because a new runner may take jobs before it has its lock.
const RELEASE_ORPHANS = `
  select graphile_worker.force_unlock_workers(array_agg(locked_by))
  from (select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '2 seconds') as holder
  where pg_try_advisory_xact_lock(${RUNNER_LOCK}, hashtext(locked_by))
  having count(*) > 0`

// graphile-worker 0.18 awaits the completion of a job only when batching is on (`0`); with its default `-1`, losing the database
// at that moment would be an unhandled rejection, which ends the process.
const IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

// A run by cron is tried once, because the next one is due soon. Of runs that fail or are killed, only the log should tell.
const FORGET_FAILED_RUNS = `
  select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
  where queue_name = any ($1) and attempts >= max_attempts and locked_at is null
  having count(*) > 0`

/** The most jobs that run at the same time, and the most connections that they take. */
const JOB_CONCURRENCY = 8
/** One more, which holds the runner's lock. */
export const JOB_CONNECTIONS = JOB_CONCURRENCY + 1

/** Work whose jobs are added by features, with the task's name as a flag. */
interface AddedTask {
  run: Task
  concurrency: number
}

/** Work that is due by the clock, as in a crontab, in UTC. Its runs never overlap, however many runners there are. */
export interface DueTask {
  /** The signal is aborted when the runner stops or is lost: the next run does what this one has not. */
  run: (signal: AbortSignal) => Promise<void>
  cron: string
}

export type JobTask = AddedTask | DueTask

interface JobRunnerOptions {
  database: DataSource
  tasks: Record<string, JobTask>
  log: JobLog
}

/**
 * Runs the jobs in the database until `stop`. Survives an outage of the database, and takes over the jobs of killed runners.
 */
export function startJobRunner(options: JobRunnerOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const done = Promise.all([keepRunning(options, stopping.signal), keepReleasing(options, stopping.signal)])
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }
}

async function keepRunning(options: JobRunnerOptions, signal: AbortSignal): Promise<void> {
  // One connection listens for new jobs. A worker takes one only while it fetches or finishes a job.
  const connections = { max: JOB_CONCURRENCY, ...REQUEST_BOUNDS, Client: ImpatientClient }
  while (!signal.aborted) {
    const pool = openJobPool(options.database, connections)
    await runUntilLost(pool, options, signal).catch(({ message }: Error) =>
      options.log.error(`jobs: the runner did not start: ${message}`),
    )
    // Not awaited, because a task that hangs may still hold a connection.
    pool.end()
    await pause(RESTART_MS, signal)
  }
}

/** Runs jobs until the signal, or until the connection that holds the runner's lock breaks. */
async function runUntilLost(
  pool: pg.Pool,
  { database, tasks, log }: JobRunnerOptions,
  signal: AbortSignal,
): Promise<void> {
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  events.once('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  // graphile-worker 0.18 may wait forever once two jobs could not be completed: its count of open batches has become negative.
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  events.once('pool:gracefulShutdown', () => {
    const limit = setTimeout(() => {
      log.error(`jobs: the runner did not end within ${END_LIMIT_MS / 1000} s, and is left behind`)
      end()
    }, END_LIMIT_MS)
    ended.then(() => clearTimeout(limit))
  })
  const limits = new Map<string, number>()
  const taskList: TaskList = {}
  for (const [name, task] of Object.entries(tasks)) {
    if ('cron' in task) taskList[name] = (_, { abortSignal }) => task.run(AbortSignal.any([signal, abortSignal]))
    else {
      taskList[name] = task.run
      limits.set(name, task.concurrency)
    }
  }
  const runner = await run({
    pgPool: pool,
    concurrency: JOB_CONCURRENCY,
    forbiddenFlags: new TaskLimits(limits, events).forbiddenFlags,
    noHandleSignals: true,
    taskList,
    crontab: crontabOf(tasks),
    logger: jobLogger(log),
    events,
    preset: IN_BATCHES,
  })
  runner.promise.catch((error: Error) => log.error(`jobs: the runner ended: ${error.message}`)).then(end)
  // Rejects if the runner has already stopped.
  const stop = () => runner.stop().catch(() => {})
  const lockHolder = new ImpatientClient({ connectionString: urlOf(database), application_name: JOBS, ...LOCK_BOUNDS })
  const heartbeat = setInterval(() => lockHolder.query('select 1').catch(stop), HEARTBEAT_MS)
  try {
    lockHolder.on('error', stop)
    signal.addEventListener('abort', stop, { once: true })
    await holdLock(lockHolder, name)
    if (signal.aborted) stop()
    await ended
  } finally {
    clearInterval(heartbeat)
    signal.removeEventListener('abort', stop)
    stop()
    await ended
    // Not awaited, because a network that has gone silent does not confirm it.
    lockHolder.end()
  }
}

/**
 * However many runners there are, one of them adds each job. The queue runs one job at a time; the key lets one wait at most.
 */
export function crontabOf(tasks: Record<string, JobTask>): string {
  return dueTasks(tasks)
    .map(([name, { cron }]) => `${cron} ${name} ?max=1&queue=${name}&jobKey=${name}`)
    .join('\n')
}

const dueTasks = (tasks: Record<string, JobTask>) =>
  Object.entries(tasks).flatMap(([name, task]): [string, DueTask][] => ('cron' in task ? [[name, task]] : []))

/**
 * Holds a lock on the runner's name while the connection lives, so that others can tell that a runner was killed. By a transaction:
 * behind a transaction pooler, another runner could get the session and with it the lock, and would send the same mails again.
 */
async function holdLock(connection: pg.Client, name: string): Promise<void> {
  await connection.connect()
  await connection.query('begin; set local idle_in_transaction_session_timeout = 0')
  await connection.query('select pg_advisory_xact_lock($1, hashtext($2))', [RUNNER_LOCK, name])
}

async function keepReleasing({ database, tasks, log }: JobRunnerOptions, signal: AbortSignal): Promise<void> {
  const attempt = logFailures(log, 'jobs: releasing the jobs of killed runners')
  const queues = dueTasks(tasks).map(([name]) => name)
  while (!signal.aborted) {
    await attempt(async () => {
      await database.query(RELEASE_ORPHANS)
      await database.query(FORGET_FAILED_RUNS, [queues])
    })
    await pause(RELEASE_MS, signal)
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => {})
}

/**
 * Limits the jobs of each task that run at the same time in this process. A job that a feature adds has the name of its task as a
 * flag, and the worker skips jobs with a forbidden flag; jobs by cron have none, and take turns in a queue instead. A worker that is fetching a job counts for every task, because it may get one of any.
 */
class TaskLimits {
  #fetching = 0
  readonly #running = new Map<string, number>()

  constructor(
    private readonly limits: ReadonlyMap<string, number>,
    events: WorkerEvents,
  ) {
    const fetched = () => {
      this.#fetching -= 1
    }
    events.on('job:start', fetched)
    events.on('worker:getJob:empty', fetched)
    events.on('worker:getJob:error', fetched)
    events.on('job:start', ({ job }) => this.#add(job.task_identifier, 1))
    events.on('job:complete', ({ job }) => this.#add(job.task_identifier, -1))
  }

  forbiddenFlags = (): string[] => {
    const forbidden = [...this.limits].filter(
      ([task, limit]) => (this.#running.get(task) ?? 0) + this.#fetching >= limit,
    )
    this.#fetching += 1
    return forbidden.map(([task]) => task)
  }

  #add(task: string, difference: number): void {
    this.#running.set(task, (this.#running.get(task) ?? 0) + difference)
  }
}
