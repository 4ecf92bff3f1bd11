export type SiteLink = { href: string; label: string; isExternal?: boolean }

export const NAV_LINKS: SiteLink[] = [
  { href: '/', label: 'Home' },
  { href: '/inventory', label: 'Inventory' },
  { href: '/rentals', label: 'Rentals' },
  { href: '/services', label: 'Services' },
  { href: '/showroom', label: 'Showroom' },
  { href: '/contact', label: 'Contact' },
]

export const SELL_OR_TRADE: SiteLink = { href: '/contact?about=trade-in', label: 'Sell or trade' }

/** What the visitor has chosen, and has. */
export const YOUR_CARTS: SiteLink[] = [
  { href: '/saved', label: 'Saved' },
  { href: '/compare', label: 'Compare' },
  SELL_OR_TRADE,
]

export const ABOUT_LINKS: SiteLink[] = [
  { href: '/about', label: 'About Us' },
  { href: '/eco-impact', label: 'Eco-Impact Calculator' },
]

/** Home is current on its own path only, other links on every path below theirs too. */
export const isCurrent = ({ href }: SiteLink, pathname: string) =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
