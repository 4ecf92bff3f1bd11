import type { OrganizationLeaf } from 'schema-dts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { dealerAddress, dealerPhone } from './autoDealer.ts'
import { nodeIds } from './nodeIds.ts'

/** The business as a whole, as the footer names it. */
export const organization = (site: string): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': nodeIds(site).organization,
  name: DEALER.name,
  url: `${site}/`,
  logo: { '@type': 'ImageObject', url: `${site}/icon-512.png`, width: '512', height: '512' },
  email: DEALER.email,
  telephone: dealerPhone,
  address: dealerAddress,
  foundingDate: String(DEALER.claims.founded),
})
