import type { FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { ErrorCode } from '#graph/api/error-code.ts'
import { CONTACT_INQUIRIES, RATE } from '#graph/api/limits.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { AddressLimiter, RateLimiter, takeFrom } from '#graph/http/limits/rate-limiter.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import type { ContactOrigin, ContactService } from './contact.service.ts'

export interface ContactServices {
  contact: ContactService
  contactLimit: ContactLimit
  site: SiteAddress
}

/**
 * Where an inquiry comes from: the page that sent it, without its query, which may hold personal data, and the partner of the key.
 * The site's own pages send what a visitor wrote into the form; all but GraphiQL, where developers try the API.
 */
export function originOf(
  { caller, ip, headers }: Pick<FastifyRequest, 'caller' | 'ip' | 'headers'>,
  { contactLimit, site }: Pick<ContactServices, 'contactLimit' | 'site'>,
): ContactOrigin {
  const { host, pathname: page } = URL.parse(headers.referer ?? '') ?? {}
  const isOurs = host !== undefined && [headers.host, new URL(site.origin).host].includes(host)
  const partner = caller?.partner?.name
  return {
    source: isOurs && page !== '/graphql' ? 'form' : 'api',
    page,
    partner,
    countInquiry: () => contactLimit.count({ address: ip, partner }),
    onReplay: () => caller?.markReplayed(),
  }
}

const WINDOW_SECONDS = 600

/**
 * Limits the inquiries that one address may send; form, REST call and mutation count together. A partner with a key
 * relays many visitors from few addresses, so its inquiries are counted for the partner.
 */
export class ContactLimit {
  private readonly addresses: AddressLimiter
  private readonly partners: RateLimiter

  constructor({ inquiries: quota = CONTACT_INQUIRIES, redis }: { inquiries?: number; redis?: Redis } = {}) {
    const window = { windowSeconds: WINDOW_SECONDS, redis }
    this.addresses = new AddressLimiter({ name: 'contact', network: 'contact-network', quota, ...window })
    this.partners = new RateLimiter({ name: 'contact-partner', quota: quota * RATE.partnerFactor, ...window })
  }

  async count({ address, partner }: { address: string; partner?: string }): Promise<void> {
    const budgets = partner ? [{ limiter: this.partners, id: partner }] : this.addresses.budgetsOf(address)
    const { isWithin, resetSeconds } = await takeFrom(budgets, 1)
    if (!isWithin) throw tooMany(resetSeconds)
  }
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const message = `Too many messages from your connection. Please try again in ${wait}, or call us.`
  return new HttpError(ErrorCode.RATE_LIMITED, message, { retryAfterSeconds: seconds })
}
