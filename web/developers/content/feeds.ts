export const FEEDS = [
  {
    path: '/feeds/vehicles.json',
    text: 'JSON Feed 1.1 with every cart. `_ridgeline` in each item is the cart by the names and the nesting of GraphQL.',
  },
  {
    path: '/feeds/vehicles.csv',
    text: 'A table with a header and a line for each cart. `|` separates the items of a list, and `\\|` is a `|` within an item.',
  },
  {
    path: '/feeds/vehicles.xml',
    text: 'RSS 2.0 for Google Merchant Center. A cart without a picture or a price, which Google would refuse, is left out; a comment names it.',
  },
]
