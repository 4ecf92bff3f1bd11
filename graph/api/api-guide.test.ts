import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestGraph } from '#graph/testing/graph.ts'
import { ErrorCode } from './error-code.ts'

const guide = await readFile(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
const examples = [...guide.matchAll(/^```graphql\n(.*?)^```/gms)].map(([, example]) => example!)

const test = await createTestGraph()
afterAll(() => test.close())

describe('docs/api.md', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(7)
  })

  it.each(examples)('has an example that runs as it stands: %s', async (example) => {
    const data = await test.dataOf(example)
    for (const result of Object.values(data)) expect(result).not.toBeNull()
    if (data.submitContact) expect(data.submitContact.userErrors).toEqual([])
  })

  it('lists exactly the codes that errors have', () => {
    const listed = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code)
    expect(listed.sort()).toEqual(Object.values(ErrorCode).sort())
  })
})
