import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST } from '#graph/api/limits.ts'
import { KEY_MESSAGE, MOST_KEY_CHARACTERS, UserErrorCode } from '#graph/api/user-error.ts'
import type { ProblemList } from '#graph/files/file-problem.ts'
import { FileTooLargeError, MOST_RECEIVED_BYTES, withReceivedFile } from '#graph/files/received-file.ts'
import { textChunks } from '#graph/files/text-chunks.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { partnerWith } from '#graph/http/limits/rate-limit.ts'
import { refuseOtherMethods } from '#graph/http/scope.ts'
import { formatOf, type InventoryFormat } from '#graph/inventory/file/inventory-file.ts'
import { removalText, STAFF_REMEDY } from '#graph/inventory/removal-allowance.ts'
import type { PushOutcome, PushService } from './push.service.ts'

/** The media types of a file, and the file names that they stand for. */
export const PUSHED_TYPES: Record<string, string> = {
  'text/csv': 'inventory.csv',
  'text/tab-separated-values': 'inventory.csv',
  'application/json': 'inventory.json',
}

const SWITCHES = ['dryRun', 'replace'] as const

/** The largest file takes this long on a slow machine. */
const MOST_MS = 300_000

/** POST /inventory: the file that the command `inventory -- import` takes, as the body. */
export const pushRest =
  ({ push }: { push: PushService }): FastifyPluginAsync =>
  async (app) => {
    acceptFiles(app)
    app.post<{ Querystring: Record<string, unknown>; Body: IncomingMessage }>('/inventory', {
      config: { cost: COST.push },
      // Before the body is read.
      onRequest: async ({ caller, headers, query }) => {
        partnerWith('inventory:write', caller)
        formatIn(headers)
        keyIn(headers)
        switchesIn(query)
        if (Number(headers['content-length']) > MOST_RECEIVED_BYTES) throw tooLarge()
      },
      handler: async ({ body, caller, headers, query, raw, log }, reply) => {
        const { name: partner } = partnerWith('inventory:write', caller)
        const format = formatIn(headers)
        const { dryRun: isDryRun, replace: isReplacement } = switchesIn(query)
        // A request that a program injects has no connection.
        raw.socket.setTimeout?.(MOST_MS)
        // A file that is too large ends the reading, not the connection: the answer has to arrive.
        return withReceivedFile(body.iterator({ destroyOnReturn: false }), async ({ path, hash }) => {
          const sent = {
            partner,
            isDryRun,
            idempotencyKey: keyIn(headers),
            hash: createHash('sha256').update(hash).update(String(isReplacement)).digest(),
            onReplay: () => caller!.markReplayed(),
            log,
          }
          const outcome = await push.push(() => format.read(textChunks(path)), sent, { isReplacement })
          return answer(reply, outcome, isDryRun)
        }).catch((error) => {
          throw error instanceof FileTooLargeError ? tooLarge() : error
        })
      },
    })
    refuseOtherMethods(app, '/inventory', ['POST'])
  }

/** The handler reads the bodies itself, as streams. */
function acceptFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => {
    // A body that breaks off before the handler reads it fails there.
    body.on('error', () => {})
    done(null, body)
  })
}

function answer(reply: FastifyReply, outcome: PushOutcome, isDryRun: boolean) {
  if ('added' in outcome) return reply.send({ dryRun: isDryRun, ...outcome })
  if ('problems' in outcome) throw refusalOf(outcome.problems)
  if ('wouldRemove' in outcome) {
    const { requested, maximum, ids } = outcome.wouldRemove
    const error = removalText(outcome.wouldRemove, STAFF_REMEDY)
    const difference = isDryRun ? { dryRun: true, ...outcome.difference } : undefined
    throw new HttpError(ErrorCode.TOO_MANY_REMOVALS, error, { details: { requested, maximum, ids, difference } })
  }
  const error = 'The Idempotency-Key was used before, for another file or other parameters: use a new one.'
  throw new HttpError(ErrorCode.IDEMPOTENCY_KEY_REUSED, error)
}

function refusalOf({ first, count }: ProblemList): HttpError {
  const message = `Nothing was changed: the file has ${count} ${count === 1 ? 'problem' : 'problems'}.`
  const problems = first.map(({ code = 'INVALID', ...problem }) => ({ ...problem, code }))
  return new HttpError(ErrorCode.BAD_USER_INPUT, message, { details: { problems, problemCount: count } })
}

function formatIn(headers: IncomingHttpHeaders): InventoryFormat {
  const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  if (Object.hasOwn(PUSHED_TYPES, type)) return formatOf(PUSHED_TYPES[type]!)!
  const types = Object.keys(PUSHED_TYPES)
  throw new HttpError(
    ErrorCode.UNSUPPORTED_MEDIA_TYPE,
    `Send the file as ${types.slice(0, -1).join(', ')} or ${types.at(-1)}.`,
  )
}

/** `?dryRun`, `?dryRun=true` and `?dryRun=false`. A name that is written otherwise must not change the stock. */
function switchesIn(query: Record<string, unknown>): Record<(typeof SWITCHES)[number], boolean> {
  const isSet = (name: (typeof SWITCHES)[number]) => {
    const value = query[name] ?? 'false'
    if (value !== 'false' && value !== 'true' && value !== '')
      throw wrongInput(`${name} is a switch: expected true or false.`)
    return value !== 'false'
  }
  const isKnown = (name: string) => SWITCHES.some((known) => known === name)
  if (!Object.keys(query).every(isKnown)) throw wrongInput(`The parameters are ${SWITCHES.join(' and ')}.`)
  return { dryRun: isSet('dryRun'), replace: isSet('replace') }
}

/** Spaces around a key do not count. */
function keyIn({ 'idempotency-key': header }: IncomingHttpHeaders): string | undefined {
  const key = header === undefined ? undefined : String(header).trim()
  if (key === undefined || (key !== '' && [...key].length <= MOST_KEY_CHARACTERS)) return key
  const code = key === '' ? UserErrorCode.TOO_SHORT : UserErrorCode.TOO_LONG
  const details = { fields: { idempotencyKey: KEY_MESSAGE }, fieldCodes: { idempotencyKey: code } }
  throw new HttpError(ErrorCode.BAD_USER_INPUT, KEY_MESSAGE, { details })
}

const wrongInput = (message: string): HttpError => new HttpError(ErrorCode.BAD_USER_INPUT, message)

function tooLarge(): HttpError {
  const message = `The file has more than ${MOST_RECEIVED_BYTES / 1e6} MB.`
  return new HttpError(ErrorCode.PAYLOAD_TOO_LARGE, message, { details: { maximum: MOST_RECEIVED_BYTES } })
}
