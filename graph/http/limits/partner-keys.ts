import { createHash, timingSafeEqual } from 'node:crypto'
import type { Partner } from '#graph/config.ts'

/**
 * Finds the name of the partner whose key it is. Hashes are compared, all of them and in constant time: how long an
 * answer takes tells nothing about a key.
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
