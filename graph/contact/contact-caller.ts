import type { FastifyRequest } from 'fastify'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import type { ContactOrigin, ContactService } from './contact.service.ts'
import type { ContactLimit } from './contact-limit.ts'

export interface ContactServices {
  contact: ContactService
  contactLimit: ContactLimit
  site: SiteAddress
}

type CallerOfInquiry = Pick<ContactOrigin, 'partner' | 'countInquiry' | 'onReplay'>

/** The part of an inquiry's origin that follows from the request's key. */
export function callerOf(
  { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
  { contactLimit }: Pick<ContactServices, 'contactLimit'>,
): CallerOfInquiry {
  const partner = caller?.partner?.name
  return {
    partner,
    countInquiry: () => contactLimit.count({ address: ip, partner }),
    onReplay: () => caller?.markReplayed(),
  }
}

/**
 * The page that sent the request. The site's own pages send what a visitor wrote into the form; all but GraphiQL, where developers
 * try the API.
 */
export function originOf(
  request: Pick<FastifyRequest, 'headers'>,
  { site }: Pick<ContactServices, 'site'>,
): Pick<ContactOrigin, 'source' | 'page'> {
  const host = URL.parse(request.headers.referer ?? '')?.host
  const page = refererPath(request)
  const isOurs = host !== undefined && [request.headers.host, new URL(site.origin).host].includes(host)
  return { source: isOurs && page !== '/graphql' ? 'form' : 'api', page }
}

/** Path of the page that sent the request, without its query, which may hold personal data. */
export const refererPath = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  URL.parse(headers.referer ?? '')?.pathname
