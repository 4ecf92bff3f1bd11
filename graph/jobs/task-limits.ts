import type { WorkerEvents } from 'graphile-worker'

/**
 * Limits the jobs of each task that run at the same time in this process. A job that a feature adds has the name of its task as a
 * flag, and the worker skips jobs with a forbidden flag; jobs by cron have none, and take turns in a queue instead. A worker that is fetching a job counts for every task, because it may get one of any.
 */
export class TaskLimits {
  #fetching = 0
  readonly #running: Map<string, number>

  constructor(
    private readonly limits: ReadonlyMap<string, number>,
    events: WorkerEvents,
  ) {
    this.#running = new Map([...limits.keys()].map((task) => [task, 0]))
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
    const forbidden = [...this.limits].filter(([task, limit]) => this.#running.get(task)! + this.#fetching >= limit)
    this.#fetching += 1
    return forbidden.map(([task]) => task)
  }

  #add(task: string, difference: number): void {
    this.#running.set(task, (this.#running.get(task) ?? 0) + difference)
  }
}
