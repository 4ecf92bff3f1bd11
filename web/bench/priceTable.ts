import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DOCUMENT = join(import.meta.dirname, '../../docs/operations.md')
const TABLE = /^\| unit \|.*?\n\n/ms

/** The rows of the units of work in docs/operations.md, cell by cell. */
export const readPriceTable = async (): Promise<string[][]> => {
  const [text = ''] = TABLE.exec(await readFile(DOCUMENT, 'utf8')) ?? []
  const [, , ...lines] = text.trim().split('\n')
  return lines.map((line) => line.slice(2, -2).split(' | '))
}

export const writePriceTable = async (table: string): Promise<void> => {
  const written = await readFile(DOCUMENT, 'utf8')
  await writeFile(DOCUMENT, written.replace(TABLE, `${table}\n\n`))
}
