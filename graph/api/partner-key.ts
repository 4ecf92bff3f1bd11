/**
 * A public key is in the source of pages, where anybody can read it, so it only names the partner. Private and test keys raise
 * the limits; what is sent with a test key is checked and answered, and does nothing.
 */
export type PartnerKeyKind = 'public' | 'private' | 'test'

/** What a private or test key may do beside reading. */
export const PARTNER_SCOPES = ['inventory:write'] as const

export type PartnerScope = (typeof PARTNER_SCOPES)[number]

export interface CallingPartner {
  name: string
  kind: PartnerKeyKind
  scopes: PartnerScope[]
}
