import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import type { Upload } from '#web/desk/action.ts'
import type { Form } from './deskPages.ts'

const MOST_FILES = 20
const MOST_BYTES = 40_000_000
/** Above it nothing is read, and the browser may show its own page instead of ours. */
export const MOST_READ = 2 * MOST_BYTES

const TOO_MUCH = `Nothing was changed: at most ${MOST_FILES} files of ${MOST_BYTES / 1e6} MB together can be sent at once. Send the others afterwards.`

/** Of one part: withUploads() counts the bytes of all files. */
export const PART_LIMITS = { fileSize: Number.POSITIVE_INFINITY }

/** A form with its files, which are there until `work` is done. */
export type Received = { body: Form; files: Upload[]; tooMuch?: string }

/** Reads a form with files; `check` has its fields before the first file is read, and again at the end. */
export const withUploads = async <Result>(
  request: FastifyRequest,
  check: (request: FastifyRequest, body: Form) => void,
  work: (received: Received) => Promise<Result>,
) => {
  if (!(Number(request.headers['content-length']) <= MOST_READ))
    throw new HttpError(ErrorCode.PAYLOAD_TOO_LARGE, TOO_MUCH)
  // A slow phone must not hold one of its address's places among the answers.
  request.endOfWork?.()
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-upload-'))
  try {
    const body: Form = {}
    const files: Upload[] = []
    let bytes = 0
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        body[part.fieldname] = part.fieldname in body ? [body[part.fieldname], part.value].flat() : part.value
        continue
      }
      if (files.length === 0) check(request, body)
      const path = join(folder, String(files.length))
      const hash = createHash('sha256')
      let size = 0
      const read = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          bytes += chunk.length
          hash.update(chunk)
          // The rest is read to its end, so that the answer arrives.
          if (bytes <= MOST_BYTES && files.length < MOST_FILES) yield chunk
        }
      }
      await pipeline(part.file, read, createWriteStream(path))
      // A browser sends a nameless file where none was chosen.
      if (size > 0 || part.filename)
        files.push({ field: part.fieldname, name: part.filename, path, hash: hash.digest('hex') })
    }
    check(request, body)
    const isTooMuch = bytes > MOST_BYTES || files.length > MOST_FILES
    return await work({ body, files, tooMuch: isTooMuch ? TOO_MUCH : undefined })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts()
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(ErrorCode.BAD_REQUEST, 'The form did not arrive as a whole. Please send it again.')
  }
}
