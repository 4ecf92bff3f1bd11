import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for one test file, which is gone afterwards. */
export async function openTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-test-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
