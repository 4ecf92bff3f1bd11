import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#graph/config.ts'
import { connectRedis } from '#graph/http/limits/redis.ts'
import { smtpTransport } from '#graph/mail/transport.ts'
import { WITHOUT_MAIL } from '#graph/start/start-jobs.ts'

/** The result of one check of a deployment, as a sentence for the operator. */
export interface Finding {
  /** `warn`: the part works, and the operator should change something. */
  status: 'ok' | 'warn' | 'fail'
  message: string
}

export const ok = (message: string): Finding => ({ status: 'ok', message })
export const warn = (message: string): Finding => ({ status: 'warn', message })
export const fail = (message: string): Finding => ({ status: 'fail', message })

export const findingLine = (name: string, { status, message }: Finding) =>
  `${status.padEnd(5)} ${name.padEnd(11)} ${message}`

/** The error's message without addresses, which may hold a password. */
export function reasonOf(error: unknown): string {
  const { message, code } = Object(error) as Partial<NodeJS.ErrnoException>
  return (message || code || String(error)).replace(/(?<!\w)\w+:\/\/\S+/g, '(address)').replace(/\.$/, '')
}

/** Runs a check. An error that it throws is reported as a finding. */
export async function examine(check: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await check()
  } catch (error) {
    return fail(`It could not be examined: ${reasonOf(error)}.`)
  }
}

const ANSWER_MS = 5000
const UPLOAD_MS = 120_000
const MEGABYTE = 2 ** 20
const LITTLE_ROOM_MB = 1024
const NO_ROOM_MB = 100

export async function checkMailServer({
  smtpUrl,
  production,
}: Pick<Config, 'smtpUrl' | 'production'>): Promise<Finding> {
  if (!smtpUrl) {
    return production ? fail(WITHOUT_MAIL) : warn(WITHOUT_MAIL)
  }
  const transport = smtpTransport(smtpUrl)
  try {
    await transport.verify()
    return ok(`The mail server takes our connection${new URL(smtpUrl).password ? ' and our password' : ''}.`)
  } catch (error) {
    return fail(`The mail server refuses us, and mails wait: ${reasonOf(error)}.`)
  } finally {
    transport.close()
  }
}

export async function checkMediaFolder({ mediaDir }: Pick<Config, 'mediaDir'>): Promise<Finding> {
  const probe = join(mediaDir, `.probe-${randomUUID()}`)
  try {
    await mkdir(mediaDir, { recursive: true })
    await writeFile(probe, 'x')
    await rm(probe)
  } catch (error) {
    return fail(
      `${mediaDir} cannot be written to (${(error as NodeJS.ErrnoException).code}): set MEDIA_DIR to a folder that can.`,
    )
  }
  const { bavail, bsize } = await statfs(mediaDir)
  const free = Math.floor((bavail * bsize) / MEGABYTE)
  const message = `${mediaDir} can be written to and has ${free} MB left.`
  if (free < NO_ROOM_MB) return fail(`${message} Make room.`)
  return free < LITTLE_ROOM_MB ? warn(`${message} Make room.`) : ok(message)
}

export async function checkRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Finding> {
  if (!redisUrl) return ok('REDIS_URL is not set: each process counts its limits for itself.')
  const redis = connectRedis(redisUrl, { warn() {} })
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(ANSWER_MS) })
    await redis.ping()
    return ok('Redis answers.')
  } catch {
    return warn('Redis does not answer: each process counts its limits for itself until it does.')
  } finally {
    redis.disconnect()
  }
}

export async function checkSiteUrl({ siteUrl, production }: Pick<Config, 'siteUrl' | 'production'>): Promise<Finding> {
  const { protocol, hostname } = new URL(siteUrl)
  const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname)
  const wrong = isLocal
    ? `SITE_URL is ${siteUrl}: links in mails and for search engines lead nowhere.`
    : protocol === 'http:' && `SITE_URL is ${siteUrl}: visitors' messages would travel in the open. Use https.`
  if (wrong && production) return fail(wrong)
  try {
    const response = await fetch(`${siteUrl}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' })
    await response.body?.cancel()
    if (!response.ok) return fail(`${siteUrl}/readyz answers ${response.status} instead of 200.`)
  } catch (error) {
    return fail(`${siteUrl} does not answer: ${reasonOf((error as Error).cause ?? error)}.`)
  }
  return wrong ? warn(wrong) : ok(`${siteUrl} is ready.`)
}

/** More than the photos that the desk takes at once, so that no form of theirs is too long for a proxy. */
const UPLOAD_MB = 41

/**
 * Sends a form with photos to the desk at the address that visitors use. Only the desk, once it has read all of it, answers with the
 * word behind the photo. The session has ended: the desk reads on for nobody who never had one.
 */
export async function checkUploads({ siteUrl }: Pick<Config, 'siteUrl'>): Promise<Finding> {
  const word = randomUUID()
  const form = [
    '--form\r\ncontent-disposition: form-data; name="photos"; filename="doctor.jpg"\r\n\r\n',
    new Uint8Array(UPLOAD_MB * 1e6),
    `\r\n--form\r\ncontent-disposition: form-data; name="word"\r\n\r\n${word}\r\n--form--\r\n`,
  ]
  const photos = `${UPLOAD_MB} MB of photos`
  const advice = `Let the proxy take 81 MB and five minutes at /desk/ (docs/operations.md, "Limits").`
  try {
    const response = await fetch(`${siteUrl}/desk/carts/photos`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=form',
        cookie: 'desk=ended; __Host-desk=ended',
        origin: siteUrl,
      },
      body: new Blob(form),
      redirect: 'manual',
      signal: AbortSignal.timeout(UPLOAD_MS),
    })
    if ((await response.text()).includes(word)) return ok(`${photos} reach the desk.`)
    if (response.status === 413) return fail(`A proxy refuses ${photos}. ${advice}`)
    return warn(`${photos} are answered with ${response.status} before the desk has read them. ${advice}`)
  } catch (error) {
    return warn(`${photos} do not reach the desk: ${reasonOf((error as Error).cause ?? error)}. ${advice}`)
  }
}
