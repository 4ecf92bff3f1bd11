import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestGraph } from '#graph/testing/graph.ts'
import { ErrorCode } from './error-code.ts'

const guide = await readFile(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
const examples = [...guide.matchAll(/^```graphql\n(.*?)^```/gms)].map(([, example]) => example!)

// A mutation of the guide needs a key, which its reader has.
const KEY = 'a-key-that-may-write'
const test = await createTestGraph({
  partners: { [KEY]: { name: 'lot', kind: 'private', scopes: ['inventory:write'] } },
})
afterAll(() => test.close())

describe('docs/api.md', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(7)
  })

  it.each(examples)('has an example that runs as it stands: %s', async (example) => {
    const headers = { 'x-partner-key': KEY }
    const response = await test.inject({ method: 'POST', url: '/graphql', payload: { query: example }, headers })
    const { data, errors } = response.json()
    expect(errors).toBeUndefined()
    for (const result of Object.values(data)) expect(result).not.toBeNull()
    const changed = data.submitContact ?? data.updateVehicles
    if (changed) expect(changed.userErrors).toEqual([])
  })

  it('lists exactly the codes that errors have', () => {
    const listed = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code)
    expect(listed.sort()).toEqual(Object.values(ErrorCode).sort())
  })
})
