/** Addresses that people type or that others still link to, and the pages that they mean. The server answers them with 301. */
export const REDIRECTS: Record<string, string> = {
  '/home': '/',
  '/index.html': '/',
  '/about-us': '/about',
  '/carts': '/inventory',
  '/golf-carts': '/inventory',
  '/vehicles': '/inventory',
  '/contact-us': '/contact',
  '/rental': '/rentals',
  '/service': '/services',
  '/showrooms': '/showroom',
  '/towns': '/showroom',
}
