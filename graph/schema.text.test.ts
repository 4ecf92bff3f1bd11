import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jest } from '@jest/globals'

const committed = await readFile(join(import.meta.dirname, 'schema.graphql'), 'utf8')

// Before any module of the schema is read.
jest.useFakeTimers({ now: new Date('2037-01-02T00:00:00Z') })
const { printSdl } = await import('./schema.ts')
const { FIELDS } = await import('./vehicles/fields.ts')
afterAll(() => jest.useRealTimers())

describe('in another year', () => {
  it('the schema is the same text', () => {
    expect(printSdl()).toBe(committed)
  })

  it('a model year is accepted up to two years ahead, also while a process runs', () => {
    expect([2039, 2040].map(FIELDS.modelYear.accepts)).toEqual([true, false])
    jest.setSystemTime(new Date('2038-01-02T00:00:00Z'))
    expect([1949, 1950, 2040, 2041].map(FIELDS.modelYear.accepts)).toEqual([false, true, true, false])
  })
})
