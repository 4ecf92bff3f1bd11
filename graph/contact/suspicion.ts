import { CONTACT_FIELDS, type ContactValues } from './contact.rules.ts'
import type { AskedContext } from './context/context.rules.ts'

/**
 * Why an inquiry may be spam. It is still stored, and mailed to the dealer with a mark. `frequent`: three inquiries
 * for the same mailbox were confirmed within the hour before.
 */
export type Suspicion = 'honeypot' | 'too-fast' | 'links' | 'frequent'

/** Signals of the site's form beside the visitor's words. */
export interface SpamSignals {
  /** Content of the field that people cannot see. */
  trap?: string | null
  /** How long the form was open, in milliseconds; empty without scripts. */
  fillingMs?: number | null
}

/** Nobody reads the form and fills in five fields faster than this. */
const FASTEST_PERSON_MS = 2000

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

/** `page` is the path that the visitor wrote from; it may contain a link, too. */
export function suspicionsOf(
  values: ContactValues & { context?: Pick<AskedContext, 'answers'> | null },
  { trap, fillingMs }: SpamSignals = {},
  page = '',
): Suspicion[] {
  const suspicions: Suspicion[] = []
  if (trap) suspicions.push('honeypot')
  if (fillingMs != null && fillingMs < FASTEST_PERSON_MS) suspicions.push('too-fast')
  const answers = values.context?.answers?.map(({ answer }) => answer) ?? []
  const words = [...CONTACT_FIELDS.filter((name) => name !== 'email').map((name) => values[name]), ...answers].join(
    '\n',
  )
  if (ADDRESS.test(page) || ADDRESS.test(words) || DOMAIN.test(words)) suspicions.push('links')
  return suspicions
}

export const UNCONFIRMED: Suspicion[] = ['honeypot', 'too-fast', 'frequent']

/** Whether the visitor gets a mail. A program may have given somebody else's address, which must get none. */
export const isConfirmed = (suspicions: Suspicion[]): boolean =>
  !suspicions.some((suspicion) => UNCONFIRMED.includes(suspicion))
