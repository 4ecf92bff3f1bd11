import { createHash } from 'node:crypto'
import { lstat, mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { isFull, NO_ROOM } from '#graph/inventory/uploaded-photos.ts'
import { type FormRefusal, UPLOAD_LIMITS, type Upload } from '#web/desk/action.ts'
import type { Form } from './deskPages.ts'

const { files: MOST_FILES, bytes: MOST_BYTES } = UPLOAD_LIMITS
/** Above it nothing is read, and the browser may show its own page instead of ours. Proxies have to let as much through. */
export const MOST_READ = 2 * MOST_BYTES
/** Of all fields together, which are held in memory. */
export const MOST_WORDS = 1_000_000

const TOO_MUCH = `Nothing was changed: at most ${MOST_FILES} files of ${MOST_BYTES / 1e6} MB together can be sent at once. Send the others afterwards.`
const TOO_MANY_WORDS = 'Nothing was changed: the form has more words than the desk takes.'
const SIGN_IN_FIRST =
  'You are signed out, and nothing was changed. Sign in to the desk in another tab, then go back to your form and send it again.'
const NOT_WHOLE = 'The form did not arrive as a whole. Please send it again.'

const FOLDER = 'ridgeline-upload-'
const HOUR_MS = 3_600_000

/** A form with its files, which are there until `work` is done; `refused` where not all of them were kept. */
export type Received = { body: Form; files: Upload[]; refused?: FormRefusal }

/** Lets routes read forms with files, and removes what a killed process has left of some. */
export const receiveUploads = async (app: FastifyInstance) => {
  await app.register(multipart, { limits: { fileSize: Number.POSITIVE_INFINITY, fieldSize: MOST_WORDS } })
  await removeOldUploads()
  const timer = setInterval(removeOldUploads, HOUR_MS).unref()
  app.addHook('onClose', () => clearInterval(timer))
}

/** No upload takes an hour: a younger folder may be another site's. */
const removeOldUploads = async () => {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    if (!name.startsWith(FOLDER)) continue
    const folder = join(tmpdir(), name)
    const { uid, mtimeMs } = await lstat(folder).catch(() => ({ uid: -1, mtimeMs: 0 }))
    if (uid === process.getuid?.() && Date.now() - mtimeMs > HOUR_MS)
      await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

type Ways<Result> = {
  /** Whether a form with these fields may be sent: asked before the first file is read, and again at the end. */
  isOwn: (request: FastifyRequest, body: Form) => boolean
  /** Whether the sender names no session, not even one that has ended: nothing of their files is read. */
  isStranger: boolean
  work: (received: Received) => Promise<Result>
  /** Gets a form that may not be sent, with the names of its files alone. */
  refuse: (body: Form, names: string[]) => Promise<Result>
}

/** Reads a form with files. */
export const withUploads = async <Result>(
  request: FastifyRequest,
  { isOwn, isStranger, work, refuse }: Ways<Result>,
) => {
  if (!(Number(request.headers['content-length']) <= MOST_READ))
    throw new HttpError(ErrorCode.PAYLOAD_TOO_LARGE, TOO_MUCH)
  // A slow phone must not hold one of its address's places among the answers.
  request.endOfWork?.()
  const folder = await mkdtemp(join(tmpdir(), FOLDER)).catch(refuseFull)
  try {
    const body: Form = {}
    const files: Upload[] = []
    const dropped: string[] = []
    let [words, bytes] = [0, 0]
    let refused: FormRefusal | undefined
    for await (const part of arriving(request.parts())) {
      if (part.type === 'field') {
        const value = String(part.value)
        words += value.length
        if (words > MOST_WORDS || part.valueTruncated) throw new HttpError(ErrorCode.PAYLOAD_TOO_LARGE, TOO_MANY_WORDS)
        body[part.fieldname] = part.fieldname in body ? [body[part.fieldname], value].flat() : value
        continue
      }
      if (isStranger) {
        for await (const _ of arriving(part.file)) throw new HttpError(ErrorCode.UNAUTHENTICATED, SIGN_IN_FIRST)
        continue
      }
      if (dropped.length > 0 || (files.length === 0 && !isOwn(request, body))) {
        if (dropped.length < MOST_FILES) dropped.push(part.filename?.slice(0, 100) ?? '')
        part.file.resume()
        continue
      }
      const path = join(folder, String(files.length))
      const file = await open(path, 'w').catch(refuseFull)
      const hash = createHash('sha256')
      let size = 0
      try {
        for await (const chunk of arriving<Buffer>(part.file)) {
          size += chunk.length
          bytes += chunk.length
          hash.update(chunk)
          if (bytes > MOST_BYTES || files.length >= MOST_FILES) refused = { problem: TOO_MUCH }
          // The rest is read to its end, so that the answer arrives.
          if (refused) continue
          await file.appendFile(chunk).catch((error) => {
            if (!isFull(error)) throw error
            refused = { problem: NO_ROOM, status: 507 }
          })
        }
      } finally {
        await file.close()
      }
      // A browser sends a nameless file where none was chosen.
      if (size > 0 || part.filename)
        files.push({ field: part.fieldname, name: part.filename, path, hash: hash.digest('hex') })
    }
    if (!isOwn(request, body) || dropped.length > 0) return await refuse(body, dropped.filter(Boolean))
    if (files.length > MOST_FILES) refused = { problem: TOO_MUCH }
    return await work({ body, files, refused })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What arrives of a form; one that ends early or breaks its own rules is the sender's mistake. */
async function* arriving<Piece>(pieces: AsyncIterable<Piece>) {
  try {
    yield* pieces
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413)
      throw new HttpError(ErrorCode.PAYLOAD_TOO_LARGE, TOO_MANY_WORDS)
    throw new HttpError(ErrorCode.BAD_REQUEST, NOT_WHOLE)
  }
}

const refuseFull = (error: unknown): never => {
  throw isFull(error) ? new HttpError(ErrorCode.SERVICE_UNAVAILABLE, NO_ROOM, { status: 507 }) : error
}
