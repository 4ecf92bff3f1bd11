import type { Attribute } from './settings.ts'

export const PAGE = {
  title: 'Show our carts on your website',
  description:
    'One script tag and one element put our golf carts on any website: live prices, your colors, and every inquiry under your name.',
  keywords: 'embed, custom element, golf cart inventory, partners, widget',
  canonical: '/developers/embed',
}

export const LEAD =
  'One script and one element put our stock on your page, with prices as they are now. The cards lead to us, and an inquiry that comes of it carries your name.'

export const COUNTS = ['4', '8', '12']
export const DEFAULT_COUNT = '4'

export const ATTRIBUTES: Record<Attribute, string> = {
  brand: 'Only these brands, separated by commas, such as denago, evolution.',
  category: 'Only these series, or parts of their names, separated by commas, such as ranger.',
  search: 'Only carts with these words, such as used lithium 4 seats.',
  'min-price': 'Lowest price in US dollars.',
  'max-price': 'Highest price in US dollars.',
  'in-stock': 'Only carts that can be bought now. It needs no value. Without it, those carts come first.',
  condition: 'new or used.',
  seats: 'Only these numbers of seats, separated by commas, such as 4, 6.',
  stock:
    'in: the same as in-stock. With condition, seats, range and sort, the words of an address of our inventory work here too.',
  place: 'Only carts at these showrooms, separated by commas, such as scranton, mountain-top.',
  battery: 'lithium or lead-acid.',
  range: 'Miles that a charge lasts for at least, such as 40.',
  sort: 'featured (as when it is left out), price-asc, price-desc, mileage, name or newest.',
  count: 'How many carts; 6 when it is left out. Beyond 24, a button shows more.',
  partner: 'Your name as we know it. Links carry it to us, and inquiries keep it.',
  'partner-key':
    'Your public key (key_public_…), never a private one: anybody can read it here. It tells us who asks and raises no limit. It costs each visitor one more request.',
}

export const VARIABLES = [
  { name: '--ridgeline-accent', meaning: 'Links and the focus ring', value: 'light-dark(#23513a, #a3d3b6)' },
  { name: '--ridgeline-text', meaning: 'Text', value: 'light-dark(#17211b, #f4f1ea)' },
  { name: '--ridgeline-muted', meaning: 'Secondary text', value: 'light-dark(#56635b, #b4bfb7)' },
  { name: '--ridgeline-surface', meaning: 'Background of a card', value: 'light-dark(#fff, #1c2620)' },
  {
    name: '--ridgeline-border',
    meaning: 'Border of a card, and the place of a picture',
    value: 'light-dark(#e2dacb, #3d4a42)',
  },
  { name: '--ridgeline-radius', meaning: 'Roundness of a card', value: '14px' },
  { name: '--ridgeline-gap', meaning: 'Space between cards', value: '1.25rem' },
  { name: '--ridgeline-card-width', meaning: 'Least width of a card; columns follow from it', value: '16rem' },
  { name: '--ridgeline-font', meaning: 'Typefaces', value: 'system-ui, sans-serif' },
]

export const NOTES = [
  'The link inside is all there is without scripts, and when our site does not answer. It stays below the cards otherwise.',
  'The script has no cookies, no tracking and no framework. Your page’s styles do not reach into it, and its own do not leak out.',
  'A page with color-scheme: dark gets dark cards, and one with light dark what the visitor’s device prefers.',
  'A change of an attribute shows at once. You can have as many elements on a page as you like.',
  'Does your site have a Content-Security-Policy? Allow our address in script-src, connect-src and img-src.',
]
