import { withReceivedFile } from '#graph/files/received-file.ts'
import { DownloadError, fetchFile } from '#graph/outbound/fetch-file.ts'

const LIMIT_MS = 60_000

/** What an address answers, unless that is a page; undefined while it still has the ETag. Rejects with a DownloadError. */
export async function fetchTable(address: string, options: { etag?: string; signal?: AbortSignal } = {}) {
  const found = await fetchFile(address, { ...options, limitMs: LIMIT_MS })
  if (found?.type.includes('text/html')) {
    throw new DownloadError(
      'The address answers with a web page: publish the sheet to the web as comma-separated values.',
    )
  }
  const isJson = found?.type.includes('json') || new URL(address).pathname.endsWith('.json')
  return found && { ...found, isJson }
}

/** Keeps the file at an address until `work` is done. Rejects with a DownloadError, or a FileTooLargeError. */
export async function withDownloadedFile<Result>(
  address: string,
  work: (path: string, isJson: boolean) => Promise<Result>,
): Promise<Result> {
  const found = await fetchTable(address)
  return withReceivedFile(found!.body, ({ path }) => work(path, found!.isJson))
}
