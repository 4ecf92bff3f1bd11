import { AUTHORIZED_BRANDS } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'

export type SiteLink = { href: string; label: string; isExternal?: boolean }

const HOME: SiteLink = { href: '/', label: 'Home' }
const INVENTORY: SiteLink = { href: '/inventory', label: 'Inventory' }
const RENTALS: SiteLink = { href: '/rentals', label: 'Rentals' }
const SERVICES: SiteLink = { href: '/services', label: 'Services' }
const SHOWROOM: SiteLink = { href: '/showroom', label: 'Showroom' }
const ECO_IMPACT: SiteLink = { href: '/eco-impact', label: 'Eco-Impact Calculator' }
export const CONTACT: SiteLink = { href: '/contact', label: 'Contact' }
export const SELL_OR_TRADE: SiteLink = { href: '/contact?reason=trade-in', label: 'Sell or trade' }
export const STREET_LEGAL: SiteLink = { href: '/street-legal', label: 'Street legal' }

export const NAV_LINKS: SiteLink[] = [HOME, INVENTORY, RENTALS, SERVICES, SHOWROOM, CONTACT]
export const ABOUT_LINKS: SiteLink[] = [{ href: '/about', label: 'About Us' }, ECO_IMPACT]

export const SHOP_LINKS: SiteLink[] = [
  ...[INVENTORY, { href: '/saved', label: 'Saved carts' }, RENTALS, SERVICES, STREET_LEGAL, SELL_OR_TRADE],
  ...AUTHORIZED_BRANDS.map(({ name, slug }) => ({ href: `/${slug}`, label: name })),
  { href: DEALER.financingUrl, label: 'Financing', isExternal: true },
]

export const COMPANY_LINKS: SiteLink[] = [
  ...[HOME, { href: '/about', label: 'About' }, SHOWROOM, ECO_IMPACT, CONTACT],
  { href: '/developers', label: 'For developers' },
]

/** Privacy has two addresses: this one, and one among the policies. */
export const LEGAL_LINKS: SiteLink[] = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms-of-service', label: 'Website terms' },
]

export const POLICY_LINKS: SiteLink[] = [
  { href: '/policies/terms-conditions', label: 'Terms of sale' },
  { href: '/policies/return-policy', label: 'Returns' },
  { href: '/policies/delivery-policy', label: 'Delivery' },
  { href: '/policies/rental-policy', label: 'Rental policy' },
  { href: '/policies/storage-policy', label: 'Storage' },
  { href: '/privacy-policy', label: 'Privacy policy' },
  { href: '/policies/ethics-policy', label: 'Ethics' },
  { href: '/policies/publishing-policy', label: 'Publishing' },
  { href: '/policies/feedback-policy', label: 'Feedback' },
  { href: '/policies/corrections-policy', label: 'Corrections' },
  { href: '/policies/diversity-policy', label: 'Diversity' },
  { href: '/policies/staffing-report', label: 'Staffing report' },
]

/** Where the links are, for the header of browsers without popovers. */
export const FOOTER_ID = 'footer'

/** Home is current on its own path only, other links on every path below theirs too. */
export const isCurrent = ({ href }: SiteLink, pathname: string) =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
