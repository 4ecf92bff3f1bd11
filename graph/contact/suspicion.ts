import { CONTACT_FIELDS, type ContactValues } from './contact.rules.ts'

/**
 * Why an inquiry may be spam. It is still stored, and mailed to the dealer with a mark. `frequent`: three inquiries
 * for the same mailbox were confirmed within the hour before. `too-fast` is in inquiries of release 1.0.0 alone.
 */
export type Suspicion = 'honeypot' | 'too-fast' | 'links' | 'frequent'

const ADDRESS = /[a-z]:\/\/|\bwww\./i

/** Top-level domains that are not also words: people write "carts.Is it open" and "St.Marys". */
const ENDINGS = 'com|net|org|info|biz|io|co|ru|cn|xyz|uk|eu|de|ly'

/**
 * A domain without http://, known by a usual ending or by a path behind it. A domain after an @ belongs to a mail
 * address, which people do write; a capital after the dot begins a sentence.
 */
const DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\p{L}\p{N}@-])|\p{Ll}{2,}/[\p{L}\p{N}])`,
  'u',
)

/** Addresses of a site: all of its pages, but no address that one of them carries, and none that only begins or ends like it. */
const pagesOf = (siteUrl: string) => {
  const host = new URL(siteUrl).host.replace(/^www\./, '').replace(/[.[\]]/g, '\\$&')
  const ends = String.raw`(?![\p{L}\p{N}@_-]|[.:][\p{L}\p{N}]|[^\s/?#]{0,200}@)(?:[/?#](?:(?![a-z]://|www\.)\S)*)?`
  return new RegExp(String.raw`(?<![\p{L}\p{N}@._-])(?:https?://)?(?:www\.)?${host}${ends}`, 'giu')
}

/** `trap` is the content of the field that people cannot see; `page` is the path that the visitor wrote from, which may contain a link, too. */
export function suspicionsOf(values: ContactValues, siteUrl: string, trap?: string, page = ''): Suspicion[] {
  const words = CONTACT_FIELDS.filter((name) => name !== 'email')
    .map((name) => values[name])
    .join('\n')
    .replace(pagesOf(siteUrl), ' ')
  const hasLink = ADDRESS.test(page) || ADDRESS.test(words) || DOMAIN.test(words)
  return [...(trap ? ['honeypot' as const] : []), ...(hasLink ? ['links' as const] : [])]
}

export const UNCONFIRMED: Suspicion[] = ['honeypot', 'too-fast', 'frequent']

/** Whether the visitor gets a mail. A program may have given somebody else's address, which must get none. */
export const isConfirmed = (suspicions: Suspicion[]): boolean =>
  !suspicions.some((suspicion) => UNCONFIRMED.includes(suspicion))
