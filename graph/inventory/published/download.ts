import { DownloadError, fetchFile } from '#graph/http/outbound/fetch-file.ts'

export { DownloadError }

const LIMIT_MS = 60_000

export interface Download {
  body: AsyncIterable<Uint8Array>
  etag: string | undefined
  isJson: boolean
}

/** Gets a published file; undefined when it still has the `etag`. Rejects with a DownloadError. */
export async function download(address: string, etag: string | undefined): Promise<Download | undefined> {
  const file = await fetchFile(address, { etag, limitMs: LIMIT_MS })
  if (file?.type.includes('text/html')) {
    throw new DownloadError(
      'The address answers with a web page: publish the sheet to the web as comma-separated values.',
    )
  }
  return file && { ...file, isJson: file.type.includes('json') }
}
