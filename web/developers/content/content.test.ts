import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LATEST_RELEASE } from './changelog.ts'
import { ERRORS } from './errors.ts'

const docs = join(import.meta.dirname, '../../../docs')
const read = (file: string) => readFile(join(docs, file), 'utf8')

describe('the page for developers', () => {
  it('says of each error what docs/api.md says', async () => {
    const rows = [...(await read('api.md')).matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|$/gm)]
    const documented = Object.fromEntries(rows.map(([, code, cause, remedy]) => [code, `${cause} ${remedy}`]))
    expect(ERRORS).toEqual(documented)
  })

  it('has the newest release of docs/schema-changelog.md', async () => {
    const releases = (await read('schema-changelog.md')).split('\n## ').filter((text) => /^\d/.test(text))
    const [heading, ...changes] = releases[0]!.split('\n- ').map((part) => part.trim().replace(/\s+/g, ' '))
    const [date, ...summary] = heading!.split(' ')
    expect(LATEST_RELEASE).toEqual({ date, summary: summary.join(' '), changes })
  })
})
