import type { ContactValues } from './contact.rules.ts'

/**
 * Why an inquiry looks like a program's; it is kept and mailed to the dealer all the same, with a mark. `frequent` is given
 * by the database: three inquiries for the same mailbox were confirmed within the hour before.
 */
export type Suspicion = 'honeypot' | 'too-fast' | 'links' | 'frequent'

/** What the site's form tells beside the visitor's words. */
export interface FormSigns {
  /** What stands in the field that people cannot see. */
  trap?: string | null
  /** How long the form was open, in milliseconds; empty where no script could measure it. */
  fillingMs?: number | null
}

/** Nobody reads the form, fills in five fields and sends it in less. */
const FASTEST_PERSON_MS = 2000

const ADDRESS = /[a-z]:\/\/|\bwww\./i

/** Endings of domains that are no words: "carts.Is it open" and "St.Marys" are what people write, too. */
const ENDINGS = 'com|net|org|info|biz|io|co|ru|cn|xyz|uk|eu|de|ly'

/**
 * A domain without the http:// before it: by a usual ending, or by the path behind it. What follows an @ belongs to an
 * address of mail, which people do write; a capital after the dot begins a sentence.
 */
const DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\p{L}\p{N}@-])|\p{Ll}{2,}/[\p{L}\p{N}])`,
  'u',
)

/** `page` is the path of the page that the visitor wrote from, which may name the site that sent them there. */
export function suspicionsOf(
  { firstName, lastName, phone, message }: ContactValues,
  { trap, fillingMs }: FormSigns = {},
  page = '',
): Suspicion[] {
  const suspicions: Suspicion[] = []
  if (trap) suspicions.push('honeypot')
  if (fillingMs != null && fillingMs < FASTEST_PERSON_MS) suspicions.push('too-fast')
  const words = [firstName, lastName, phone, message].join('\n')
  if (ADDRESS.test(page) || ADDRESS.test(words) || DOMAIN.test(words)) suspicions.push('links')
  return suspicions
}

export const UNCONFIRMED: Suspicion[] = ['honeypot', 'too-fast', 'frequent']

/** Whether the visitor gets a mail: the address may be somebody else's, who must get none for what a program sent. */
export const isConfirmed = (suspicions: Suspicion[]): boolean =>
  !suspicions.some((suspicion) => UNCONFIRMED.includes(suspicion))
