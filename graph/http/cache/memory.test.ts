import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const BOUND = 6_000_000

/** The bytes that a cache holds once it is full, in a process of its own. */
async function heldBytes(length: number, count: number): Promise<number> {
  const program = ['--expose-gc', 'graph/testing/cache-memory.ts', BOUND, length, count].map(String)
  const { stdout } = await promisify(execFile)(process.execPath, program, { env: {} })
  return Number(stdout)
}

describe('the memory of the response cache', () => {
  it.each([
    ['pages', 60_000, 150],
    ['answers that are just long enough to be compressed', 1100, 3000],
    ['tiny answers', 150, 8000],
  ])('filled with %s stays within its bound', async (_what, length, count) => {
    const share = (await heldBytes(length, count)) / BOUND
    expect(share).toBeGreaterThan(0.75)
    expect(share).toBeLessThan(1.25)
  })
})
