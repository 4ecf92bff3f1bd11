import { createHash, timingSafeEqual } from 'node:crypto'
import type { Partner } from '#graph/config.ts'

/**
 * Finds a partner by key. Every hash is compared, in constant time, so that the duration of an answer tells nothing about
 * a key.
 */
export function partnerLookup(partners: Partner[]): (key: string) => string | undefined {
  const known = partners.map(({ name, key }) => ({ name, hash: hashOf(key) }))
  return (key) => {
    const hash = hashOf(key)
    return known.filter((partner) => timingSafeEqual(partner.hash, hash))[0]?.name
  }
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
