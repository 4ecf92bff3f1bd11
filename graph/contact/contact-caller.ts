import type { FastifyRequest } from 'fastify'
import { PARTNER_NAME } from '#graph/api/limits.ts'
import type { ContactOrigin, ContactService } from './contact.service.ts'
import type { ContactLimit } from './contact-limit.ts'

export interface ContactServices {
  contact: ContactService
  contactLimit: ContactLimit
}

type CallerOfInquiry = Pick<ContactOrigin, 'partner' | 'keyOwner' | 'countInquiry' | 'onReplay'>

/** The part of an inquiry's origin that follows from the request's key. */
export function callerOf(
  { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
  { contactLimit }: Pick<ContactServices, 'contactLimit'>,
): CallerOfInquiry {
  const partner = caller?.partner?.name
  return {
    partner,
    keyOwner: partner,
    countInquiry: () => contactLimit.count({ address: ip, partner }),
    onReplay: () => caller?.markReplayed(),
  }
}

/**
 * The partner's name in the link that brought the visitor. Anybody can write such a link, so a key overrides it.
 * Anything but a plain name of at most 100 characters is ignored, because the visitor cannot fix it.
 */
export function claimedPartner(text: string | null | undefined): string | undefined {
  const name = text?.trim()
  return name && PARTNER_NAME.test(name) ? name : undefined
}

/** Path of the page that sent the request, without its query, which may hold personal data. */
export function refererPath({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return URL.parse(headers.referer ?? '')?.pathname
}
