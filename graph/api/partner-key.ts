/** What a partner's key may allow beside reading. */
export const PARTNER_SCOPES = ['inventory:write'] as const

export type PartnerScope = (typeof PARTNER_SCOPES)[number]

/** A key proves its partner, so it belongs on a server, and raises the limits. */
export interface CallingPartner {
  name: string
  scopes: PartnerScope[]
}
