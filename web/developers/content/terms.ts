import { DEALER } from '#graph/dealer/dealer.ts'

/** Terms and promises; for the dealer to confirm. */
export const TERMS = [
  {
    title: 'Permitted use',
    text: 'You may show carts, prices, texts and pictures on your pages and in your programs, without a fee. Name us as the seller, and link each cart to its `url`. Do not change a price, and do not use the pictures for anything but the carts that they show.',
  },
  {
    title: 'Duration',
    text: 'Show a cart as long as it is listed. Read prices and availability again at least once a day, and take a cart down within a day after it was removed.',
  },
  {
    title: 'Pictures',
    text: 'You may load them from our addresses in the width that you show, or keep copies. An address stays valid while the cart is listed.',
  },
  {
    title: 'Freshness',
    text: 'An answer of ours shows a change as soon as it is stored. A cache on the way may keep an answer for five minutes, and for ten more while it fetches a newer one. Ask for changes once a minute at most.',
  },
  {
    title: 'Availability',
    text: 'We promise no uptime. `/readyz` says whether the site can answer now. While it cannot read its data, it sends the last good answer, marked by `Warning` and `Age`, or a 503 with `Retry-After`.',
  },
  {
    title: 'Inquiries',
    text: `Send only what a person wrote, with that person's consent. We answer ${DEALER.responseTime.promise}.`,
  },
]
