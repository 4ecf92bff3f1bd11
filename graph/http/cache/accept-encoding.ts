import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'

/** Smallest first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

const MAX_REMEMBERED = 200
// Browsers send some 25 characters.
const LONGEST_REMEMBERED = 100

const known = new LRUCache<string, readonly Encoding[]>({ max: MAX_REMEMBERED })

/** The encodings that an `Accept-Encoding` allows (RFC 9110, 12.5.3): the preferred one first, the smaller one of two equals. */
export function acceptedEncodings(header: unknown): readonly Encoding[] {
  if (typeof header !== 'string') return []
  const remembered = known.get(header)
  if (remembered) return remembered
  const accepted = parse(header)
  if (header.length <= LONGEST_REMEMBERED) known.set(header, accepted)
  return accepted
}

function parse(header: string): Encoding[] {
  const weights = new Map(header.split(',').map(weightedCoding))
  const others = weights.get('*') ?? 0
  const weightOf = (coding: string) => weights.get(coding) ?? (coding === 'gzip' ? weights.get('x-gzip') : undefined)
  const ranked = ENCODINGS.map((encoding) => ({ encoding, weight: weightOf(encoding) ?? others }))
  // Without a weight of its own, the uncompressed text is the last resort.
  const plain = weights.get('identity') ?? 0
  return ranked
    .filter(({ weight }) => weight > 0 && weight >= plain)
    .sort((one, other) => other.weight - one.weight)
    .map(({ encoding }) => encoding)
}

/** A member of the list. Its weight is 1 by default, and if it is no number. */
function weightedCoding(member: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = member.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))
  const value = weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1))
  return [coding, Number.isNaN(value) ? 1 : value]
}
