import { jest } from '@jest/globals'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { startJobRunner } from './job-runner.ts'

const { database, close } = await openTestDatabase()
afterAll(close)

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
