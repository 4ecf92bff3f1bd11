import { readFile, stat } from 'node:fs/promises'
import { MOST_RECEIVED_BYTES } from '#graph/files/received-file.ts'
import type { Action } from '#web/desk/desk.action.ts'

/** A file is kept for a day, and its page says what it would do. */
export const compareFile: Action = async ({ services, files: [file] }) => {
  if (!file) return { problem: 'Choose a file first.' }
  if ((await stat(file.path)).size > MOST_RECEIVED_BYTES)
    return { problem: `The file has more than ${MOST_RECEIVED_BYTES / 1e6} MB.` }
  const id = await services.stockFiles.keep(file.name, await readFile(file.path))
  return { page: `/desk/file?file=${id}` }
}
