import { jest } from '@jest/globals'
import { parseCrontab } from 'graphile-worker'
import { REQUEST_BOUNDS } from '#graph/database/data-source.ts'
import { connect } from '#graph/start/connect.ts'
import { makeCuttable } from '#graph/testing/cuttable.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { crontabOf, startJobRunner } from './job-runner.ts'

type Started = Parameters<typeof startJobRunner>[0]
type Database = Awaited<ReturnType<typeof openTestDatabase>> & {
  noJobs: () => Promise<boolean>
  start: (tasks: Started['tasks'], log?: Started['log']) => void
}

// graphile-worker prints a trace for a lost connection.
jest.spyOn(console, 'trace').mockImplementation(() => {})

/** A test with a database of its own, whose runners end before it: most wait for seconds, and do so at the same time. */
const testOn = (name: string, work: (own: Database) => Promise<void>) =>
  it.concurrent(name, async () => {
    const own = await openTestDatabase()
    const noJobs = async () => (await own.database.query('select from graphile_worker.jobs')).length === 0
    const runners: ReturnType<typeof startJobRunner>[] = []
    const start: Database['start'] = (tasks, log = console) =>
      void runners.push(startJobRunner({ database: own.database, tasks, log }))
    try {
      await work({ ...own, noJobs, start })
    } finally {
      await Promise.all(runners.map((runner) => runner.stop()))
      await own.close()
    }
  })

// The lost connection is an error, too.
const QUIET = { warn: () => {}, error: () => {} }

testOn('resumes soon after a failover', async ({ url, database, noJobs }) => {
  const way = await makeCuttable(url)
  const behind = await connect(way.url, { bounds: REQUEST_BOUNDS })
  const done: unknown[] = []
  const note = async (payload: unknown) => void done.push(payload)
  const jobs = startJobRunner({ database: behind, tasks: { note: { run: note, concurrency: 1 } }, log: QUIET })
  const addJob = (name: string) => database.query(`select graphile_worker.add_job('note', to_json($1::text))`, [name])
  try {
    await addJob('before')
    await eventually(noJobs)
    expect(done).toEqual(['before'])
    way.abandon()
    await addJob('after')
    // The lost runner waits for several statements before another one starts.
    await eventually(noJobs)
    expect(done).toContain('after')
  } finally {
    await jobs.stop()
    await behind.destroy()
    await way.cut()
  }
})

testOn('leaves a runner behind that does not end, and takes over its jobs', async ({ database, noJobs, start }) => {
  const said: string[] = []
  const log = { warn: () => {}, error: (line: string) => void said.push(line) }
  const run = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  let started = 0
  const work = async () => {
    await run[started++]?.promise
  }
  await database.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refuse before delete on graphile_worker._private_jobs execute function refuse()
  `)
  await database.query(`select graphile_worker.add_job('work') from generate_series(1, 3)`)
  start({ work: { run: work, concurrency: 3 } }, log)
  const refused = () => said.filter((line) => line.startsWith('jobs: Failed to complete jobs')).length
  await eventually(() => started === 3)
  run[0]!.resolve()
  await eventually(() => refused() === 1)
  run[1]!.resolve()
  await eventually(() => refused() === 2)
  await database.query('drop function refuse cascade')
  run[2]!.reject(new Error('The third fails, and ends the wait for the others.'))
  await eventually(noJobs)
  expect(said).toContainEqual(expect.stringMatching(/^jobs: the runner did not end/))
})

testOn('limits the concurrent jobs of each task, and no task delays another', async ({ database, noJobs, start }) => {
  const held = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  let quick = 0
  const slow = async () => {
    running += 1
    most = Math.max(most, running)
    await held.promise
    running -= 1
  }
  const countQuick = async () => {
    quick += 1
  }
  const tasks = { slow: { run: slow, concurrency: 2 }, quick: { run: countQuick, concurrency: 3 } }
  const add = (task: string, count: number) =>
    database.query(`select graphile_worker.add_job('${task}', flags := '{${task}}') from generate_series(1, ${count})`)
  await add('slow', 20)
  start(tasks)
  try {
    await eventually(() => running === 2)
    await add('quick', 20)
    await eventually(() => quick === 20)
  } finally {
    held.resolve()
  }
  await eventually(noJobs)
  expect(most).toBe(2)
})

testOn('knows when jobs of a task are due', async ({ database, start }) => {
  start({ hourly: { run: async () => {}, cron: '0 * * * *' } })
  const known = () => database.query('select identifier from graphile_worker._private_known_crontabs')
  await eventually(async () => (await known()).length === 1)
  expect(await known()).toEqual([{ identifier: 'hourly' }])
})

/** 30 February: the test alone adds jobs, also when a minute begins meanwhile. */
const NEVER = '0 0 30 2 *'

describe('runs by cron', () => {
  /** Adds a job as the library does when one is due. */
  const addDue = async ({ database }: Database, tasks: Record<string, { run: () => Promise<void>; cron: string }>) => {
    for (const { task, options } of parseCrontab(crontabOf(tasks))) {
      await database.query(
        `select graphile_worker.add_job($1, null::json, queue_name := $2, max_attempts := $3, job_key := $4, job_key_mode := $5)`,
        [task, options.queueName, options.maxAttempts, options.jobKey, options.jobKeyMode],
      )
    }
  }
  testOn('never overlap, in several processes either, and at most one waits', async (own) => {
    const { database, noJobs, start } = own
    const held = Promise.withResolvers<void>()
    let started = 0
    let running = 0
    let most = 0
    const run = async () => {
      started += 1
      running += 1
      most = Math.max(most, running)
      await held.promise
      running -= 1
    }
    const tasks = { slow: { run, cron: NEVER } }
    for (let process = 0; process < 2; process++) start(tasks)
    try {
      await addDue(own, tasks)
      await eventually(() => running === 1)
      for (let due = 0; due < 3; due++) await addDue(own, tasks)
      expect(await database.query('select from graphile_worker.jobs')).toHaveLength(2)
    } finally {
      held.resolve()
    }
    await eventually(noJobs)
    expect([started, most]).toEqual([2, 1])
  })

  const failures = [
    { what: 'are tried once', meanwhile: async () => {}, expected: 1 },
    { what: 'do not keep the next one from running', meanwhile: addDue, expected: 2 },
  ]
  for (const { what, meanwhile, expected } of failures) {
    testOn(`that fail ${what}, and leave no job behind`, async (own) => {
      const { noJobs, start } = own
      const said: string[] = []
      const run = async () => {
        if (said.length === 0) await meanwhile(own, tasks)
        throw new Error('the mail server is away')
      }
      const tasks = { failing: { run, cron: NEVER } }
      start(tasks, { warn: () => {}, error: (line: string) => void said.push(line) })
      await addDue(own, tasks)
      await eventually(async () => said.length === expected && (await noJobs()))
      expect(said).toEqual(Array(expected).fill(expect.stringContaining('the mail server is away')))
    })
  }
})

describe('the release of jobs that a killed runner holds', () => {
  testOn('logs once why it fails, and how often it failed once it works again', async ({ database, start }) => {
    const said: string[] = []
    const note = (line: string) => void said.push(line)
    const rename = (from: string, to: string) => `alter function graphile_worker.${from} rename to ${to}`
    await database.query(rename('force_unlock_workers', 'elsewhere'))
    const sweeps = jest.spyOn(database, 'query')
    start({}, { warn: note, error: note })
    await eventually(() => sweeps.mock.calls.length >= 2)
    const failed = /^jobs: releasing the jobs of killed runners failed: .*does not exist/
    expect(said).toEqual([expect.stringMatching(failed)])
    await database.query(rename('elsewhere', 'force_unlock_workers'))
    await eventually(() => said.length > 1)
    expect(said[1]).toMatch(/works again after \d+ failures?$/)
    sweeps.mockRestore()
  })
})
