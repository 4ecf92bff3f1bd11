import type { FastifyRequest } from 'fastify'
import type { ContactOrigin, ContactService } from './contact.service.ts'
import type { ContactLimit } from './contact-limit.ts'

export interface ContactServices {
  contact: ContactService
  contactLimit: ContactLimit
}

type CallerOfInquiry = Pick<ContactOrigin, 'partner' | 'keyOwner' | 'isTest' | 'countInquiry'>

/** What the key of a request says about its inquiry. A public key names the partner, and proves nothing: anybody can read it. */
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
  }
}
