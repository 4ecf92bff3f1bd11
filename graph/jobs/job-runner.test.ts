import { jest } from '@jest/globals'
import { connect, REQUEST_BOUNDS } from '#graph/database/data-source.ts'
import { makeCuttable } from '#graph/testing/cuttable.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { startJobRunner } from './job-runner.ts'

const { url, database, close } = await openTestDatabase()
afterAll(close)

it('runs jobs again soon after a failover without notice', async () => {
  const way = await makeCuttable(url)
  const behind = await connect(way.url, { bounds: REQUEST_BOUNDS })
  const done: unknown[] = []
  const note = async (payload: unknown) => void done.push(payload)
  const jobs = startJobRunner({ database: behind, tasks: { note }, atOnce: 1, log: console })
  const addJob = (name: string) => database.query(`select graphile_worker.add_job('note', to_json($1::text))`, [name])
  try {
    await addJob('before')
    await eventually(() => done.includes('before'))
    way.abandon()
    await addJob('after')
    // The lost runner waits for several statements before another one starts.
    await eventually(() => done.includes('after'), 80_000)
  } finally {
    await jobs.stop()
    await behind.destroy()
    await way.cut()
  }
}, 100_000)

describe('the release of jobs that a killed runner holds', () => {
  it('says once why it fails, and how often it failed when it works again', async () => {
    const said: string[] = []
    const note = (line: string) => void said.push(line)
    const rename = (from: string, to: string) => `alter function graphile_worker.${from} rename to ${to}`
    await database.query(rename('force_unlock_workers', 'elsewhere'))
    const sweeps = jest.spyOn(database, 'query')
    const jobs = startJobRunner({ database, tasks: {}, atOnce: 1, log: { warn: note, error: note } })
    try {
      await eventually(() => sweeps.mock.calls.length >= 2)
      expect(said).toEqual([
        expect.stringMatching(/^jobs: releasing the jobs of killed runners failed: .*does not exist/),
      ])
      await database.query(rename('elsewhere', 'force_unlock_workers'))
      await eventually(() => said.length > 1)
      expect(said[1]).toMatch(/works again after [23] failures$/)
    } finally {
      await jobs.stop()
      sweeps.mockRestore()
    }
  })
})
