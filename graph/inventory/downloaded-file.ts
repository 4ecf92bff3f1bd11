import { withReceivedFile } from '#graph/files/received-file.ts'
import { DownloadError, fetchFile } from '#graph/outbound/fetch-file.ts'

const LIMIT_MS = 60_000

/**
 * Keeps the file at an address until `work` is done. Rejects with a DownloadError, also where the address is one of a page, or
 * with a FileTooLargeError.
 */
export async function withDownloadedFile<Result>(
  address: string,
  work: (path: string, isJson: boolean) => Promise<Result>,
): Promise<Result> {
  const { type, body } = (await fetchFile(address, { limitMs: LIMIT_MS }))!
  if (type.includes('text/html'))
    throw new DownloadError('The address answers with a web page: it must be that of the file itself, as CSV or JSON.')
  const isJson = type.includes('json') || new URL(address).pathname.endsWith('.json')
  return withReceivedFile(body, ({ path }) => work(path, isJson))
}
