import { PARTNER_SCOPES, type PartnerScope } from '#graph/api/partner-key.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import type { ChangePosition } from '#graph/vehicle-changes/vehicle-change.result.ts'

const SECONDS = { h: 3600, d: 86_400 }
const MOST_KEPT_SECONDS = 30 * SECONDS.d

export function checkName(name: string): string {
  if (!/^[\w-]{1,60}$/.test(name)) throw new StartError('A name has letters, digits, - and _, at most 60.')
  return name
}

export function checkScope(scope: string): PartnerScope {
  const known = PARTNER_SCOPES.find((name) => name === scope)
  if (!known) throw new StartError(`--scope must be ${PARTNER_SCOPES.join(' or ')}.`)
  return known
}

/** Whether http is allowed is checked at each delivery. */
export function checkUrl(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new StartError('--url must be an address such as https://partner.example/webhooks, without a password.')
  }
  return url.href
}

export function readDuration(text: string | undefined): number {
  if (text === undefined) return 0
  const [, count, unit] = /^(\d{1,3})([hd])$/.exec(text) ?? []
  const seconds = Number(count) * SECONDS[unit as keyof typeof SECONDS]
  if (!(seconds <= MOST_KEPT_SECONDS)) throw new StartError('--keep-old must be a time such as 24h or 7d, at most 30d.')
  return seconds
}

/** The text of a position, which `readPosition` reads. */
export const positionText = ({ time, id }: ChangePosition): string =>
  id ? `${time.toISOString()},${id}` : time.toISOString()

export function readPosition(text: string): ChangePosition {
  const [, timeText = '', id = ''] = /^([^,]*),?(.*)$/s.exec(text) ?? []
  const time = new Date(timeText)
  if (!(time.getTime() <= Date.now()))
    throw new StartError('--from must be a past time such as 2026-05-01T13:30Z, or a position that show prints.')
  return { time, id }
}
