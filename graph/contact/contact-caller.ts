import type { FastifyRequest } from 'fastify'
import type { ContactOrigin, ContactService } from './contact.service.ts'
import type { ContactLimit } from './contact-limit.ts'

export interface ContactServices {
  contact: ContactService
  contactLimit: ContactLimit
}

const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .&'_-]{0,99}$/u

type CallerOfInquiry = Pick<ContactOrigin, 'partner' | 'keyOwner' | 'isTest' | 'countInquiry' | 'onReplay'>

/** The part of an inquiry's origin that follows from the request's key. A public key proves nothing: anybody can read it. */
export function callerOf(
  { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
  { contactLimit }: Pick<ContactServices, 'contactLimit'>,
): CallerOfInquiry {
  const { name, kind } = caller?.partner ?? {}
  const proven = kind === 'public' ? undefined : name
  return {
    partner: name,
    keyOwner: proven,
    isTest: kind === 'test',
    countInquiry: () => contactLimit.count({ address: ip, partner: proven }),
    onReplay: () => caller?.markReplayed(),
  }
}

/**
 * The partner's name in the link that brought the visitor. Anybody can write such a link, so a key overrides it.
 * Anything but a plain name of at most 100 characters is ignored, because the visitor cannot fix it.
 */
export function claimedPartner(text: string | null | undefined): string | undefined {
  const name = text?.trim()
  return name && PLAIN_NAME.test(name) ? name : undefined
}

/** Path of the page that sent the request, without its query, which may hold personal data. */
export function refererPath({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return URL.parse(headers.referer ?? '')?.pathname
}
