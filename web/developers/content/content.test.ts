import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CSV_COLUMNS } from '#graph/feeds/csv-feed.ts'
import { ERRORS } from './errors.ts'
import { FEED_COLUMNS } from './feeds.ts'

const docs = join(import.meta.dirname, '../../../docs')
const read = (file: string) => readFile(join(docs, file), 'utf8')

describe('the page for developers', () => {
  it('says of each error what docs/api.md says', async () => {
    const rows = [...(await read('api.md')).matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|$/gm)]
    const documented = Object.fromEntries(rows.map(([, code, cause, remedy]) => [code, `${cause} ${remedy}`]))
    expect(ERRORS).toEqual(documented)
  })

  it('names each column of the feeds, in its order', () => {
    expect(Object.keys(FEED_COLUMNS)).toEqual(CSV_COLUMNS)
  })
})
