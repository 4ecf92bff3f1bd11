import type { ContactValues } from './contact.schema.ts'

/** Why an inquiry looks like a program's; it is kept and mailed to the dealer all the same, with a mark. */
export type Suspicion = 'honeypot' | 'too-fast' | 'links'

/** What the site's form tells beside the visitor's words. */
export interface FormSigns {
  /** What stands in the field that people cannot see. */
  trap?: string | null
  /** How long the form was open, in milliseconds; empty where no script could measure it. */
  fillingMs?: number | null
}

/** Nobody reads the form, fills in five fields and sends it in less. */
const FASTEST_PERSON_MS = 2000

const LINK = /https?:\/\/|www\./i

export function suspicionsOf(values: ContactValues, { trap, fillingMs }: FormSigns = {}): Suspicion[] {
  const suspicions: Suspicion[] = []
  if (trap) suspicions.push('honeypot')
  if (fillingMs != null && fillingMs < FASTEST_PERSON_MS) suspicions.push('too-fast')
  if (containsLink(`${values.firstName} ${values.lastName} ${values.message}`)) suspicions.push('links')
  return suspicions
}

export const containsLink = (text: string): boolean => LINK.test(text)

/** Who fell into a trap may have given the address of somebody else, who must not get a mail for it. */
export const isLikelyBot = (suspicions: Suspicion[]): boolean =>
  suspicions.includes('honeypot') || suspicions.includes('too-fast')
