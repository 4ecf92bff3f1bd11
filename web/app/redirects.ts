/** Addresses that people type, or that other sites and earlier mails still link to, and the pages they mean. The server redirects them with 301. */
export const REDIRECTS: Record<string, string> = {
  '/home': '/',
  '/index.html': '/',
  '/about-us': '/about',
  '/carts': '/inventory',
  '/golf-carts': '/inventory',
  '/vehicles': '/inventory',
  '/contact-us': '/contact',
  '/visit.ics': '/thank-you',
  '/rental': '/rentals',
  '/service': '/services',
  '/showrooms': '/showroom',
  '/towns': '/showroom',
  '/developers/embed': '/developers/guide#embed-carts-on-your-page',
}

/** A cart's card for its window had an address below its page, which prints the same. */
export const WINDOW_CARD = /(?<=^\/vehicle\/[^/]+)\/card$/i
