import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { RATE } from '#graph/api/limits.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { partnerWith } from '#graph/http/limits/caller.ts'
import { refuseOtherMethods } from '#graph/http/scope/other-methods.ts'
import type { ProblemList } from '#graph/inventory/file/file-problem.ts'
import { formatOf } from '#graph/inventory/file/inventory-file.ts'
import { removalText } from '#graph/inventory/file/problems-text.ts'
import { FileTooLargeError, MOST_RECEIVED_BYTES, withReceivedFile } from '#graph/inventory/file/received-file.ts'
import { textChunks } from '#graph/inventory/file/text-chunks.ts'
import { MOST_KEY_CHARACTERS, type PushOutcome, type PushService } from './push.service.ts'

/** The media types of a file, and the file names that they stand for. */
export const PUSHED_TYPES: Record<string, string> = {
  'text/csv': 'inventory.csv',
  'text/tab-separated-values': 'inventory.csv',
  'application/json': 'inventory.json',
}

interface Query {
  dryRun?: string
  replace?: string
}

/** POST /inventory: the file that the command `inventory -- import` takes, as the body. */
export const pushRest =
  ({ push }: { push: PushService }): FastifyPluginAsync =>
  async (app) => {
    acceptFiles(app)
    app.post<{ Querystring: Query; Body: IncomingMessage }>('/inventory', {
      // Before the body is read.
      onRequest: async ({ caller }) => {
        partnerWith('inventory:write', caller)
      },
      handler: async (request, reply) => {
        const { body, caller, query, headers } = request
        const { name: partner } = partnerWith('inventory:write', caller)
        const format = formatOf(PUSHED_TYPES[headers['content-type']!.split(';')[0]!.trim().toLowerCase()]!)!
        const options = { isDryRun: isSet('dryRun', query), isReplacement: isSet('replace', query) }
        const idempotencyKey = keyIn(headers['idempotency-key'])
        return withReceivedFile(body, async ({ path, bytes, hash }) => {
          await caller!.take(Math.ceil(bytes / RATE.inventoryBytesPerPoint))
          const outcome = await push.push(
            () => format.read(textChunks(path)),
            { partner, idempotencyKey: options.isDryRun ? undefined : idempotencyKey, hash },
            options,
          )
          return answer(reply, outcome, options.isDryRun)
        }).catch((error) => {
          throw error instanceof FileTooLargeError ? tooLarge() : error
        })
      },
    })
    refuseOtherMethods(app, '/inventory', ['POST'])
  }

/** The handler reads the bodies of these types itself, as streams. */
function acceptFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(Object.keys(PUSHED_TYPES), (_request, body, done) => done(null, body))
}

function answer(reply: FastifyReply, outcome: PushOutcome, isDryRun: boolean) {
  if ('added' in outcome) return reply.send({ dryRun: isDryRun, ...outcome })
  if ('problems' in outcome) return reply.code(400).send(refusalOf(outcome.problems))
  if ('wouldRemove' in outcome) return reply.code(409).send({ error: removalText(outcome) })
  const error = 'The Idempotency-Key was used before, for another file: use a new one.'
  return reply.code(409).send({ error })
}

function refusalOf({ first, count }: ProblemList) {
  return {
    error: `Nothing was changed: the file has ${count} ${count === 1 ? 'problem' : 'problems'}.`,
    problems: first.map(({ code = 'INVALID', ...problem }) => ({ ...problem, code })),
    problemCount: count,
  }
}

/** `?dryRun`, `?dryRun=true` and `?dryRun=false`. */
function isSet(name: keyof Query, query: Query): boolean {
  const value = query[name]
  if (value === undefined || value === 'false') return false
  if (value === '' || value === 'true') return true
  throw new HttpError(ErrorCode.BAD_REQUEST, `${name} is a switch: expected true or false.`)
}

function keyIn(header: string | string[] | undefined): string | undefined {
  const key = header === undefined ? undefined : String(header)
  if (key === undefined || (key !== '' && key.length <= MOST_KEY_CHARACTERS)) return key
  const message = `The header Idempotency-Key must have 1 to ${MOST_KEY_CHARACTERS} characters.`
  throw new HttpError(ErrorCode.BAD_REQUEST, message)
}

function tooLarge(): HttpError {
  const message = `The file has more than ${MOST_RECEIVED_BYTES / 1e6} MB.`
  return new HttpError(ErrorCode.PAYLOAD_TOO_LARGE, message, { details: { maximum: MOST_RECEIVED_BYTES } })
}
