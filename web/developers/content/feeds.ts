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

/** The columns of the CSV feed. */
export const FEED_COLUMNS = {
  id: 'Permanent name of the cart, such as `denago-nomad-xl`',
  name: 'Name of the model',
  brand: 'Manufacturer',
  category: 'Series of the model',
  price: 'US dollars without separators',
  description: 'A few plain sentences',
  images: 'List of pictures, the main one first: paths below `/media/`, or addresses',
  alt: 'List of what each picture shows, in the order of `images`',
  externalUrl: "Address of the manufacturer's page, or nothing",
  topSpeed: 'Top speed in words, such as `25 mph`, or nothing',
  range: 'Range on one charge in words, or nothing',
  seatingCapacity: 'Number of seats, or nothing',
  batteryType: 'Battery in words, or nothing',
  chargingTime: 'Time for a full charge in words, or nothing',
  payload: 'Payload in words, such as `800 lb`, or nothing',
  features: 'List of equipment and selling points',
  inStock: '`true` or `false`: whether the cart can be bought now',
  availability: '`IN_STOCK`, `ON_HOLD`, `SOLD`, `ON_ORDER` or `OUT_OF_STOCK`',
  isNew: '`true` or `false`: new, or used',
  aliases: 'List of former and other names of the cart',
  stockNumber: "The dealer's number of this very cart, or nothing",
  vin: 'Vehicle identification number of 17 digits and capital letters, or nothing',
  modelYear: 'Model year, or nothing',
  color: 'Colour in words, or nothing',
  mileage: 'Miles on the cart, or nothing',
  listPrice: "US dollars: the price on the manufacturer's list, or nothing",
  location: 'Id of the location at which the cart stands, as in GraphQL, or nothing',
  rank: 'Place in the featured order, the lowest number first',
  url: "Absolute address of the cart's page",
  updatedAt: 'Time of the last change, ISO 8601 in UTC',
}
