import { XMLBuilder } from 'fast-xml-parser'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { imagesOf } from '#graph/vehicles/json.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** Writes a feed piece by piece, so that it is never in memory as a whole. */
export interface Feed {
  mediaType: string
  start(site: SiteAddress): string
  item(vehicle: Vehicle, site: SiteAddress): string
  end: string
}

// Limits of the product data specification, https://support.google.com/merchants/answer/7052112, in characters.
const MAX_ID = 50
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_PICTURES = 11

const CATEGORY = 'Vehicles & Parts > Vehicles > Motor Vehicles > Golf Carts'

/** Products for Google Merchant Center, in RSS 2.0. A vehicle that Google would refuse becomes a comment that says why. */
export const MERCHANT_FEED: Feed = {
  mediaType: 'application/xml; charset=utf-8',
  start(site) {
    const channel = xml({
      title: `${DEALER.name}: inventory`,
      link: site.page('/inventory'),
      description: `Golf carts and low-speed vehicles of ${DEALER.name}.`,
    })
    return `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${channel}`
  },
  item(vehicle, site) {
    const pictures = imagesOf(vehicle, site).map(({ url }) => url)
    const obstacle = obstacleOf(vehicle, pictures)
    if (obstacle) return xmlComment(`${vehicle.id} is not listed: ${obstacle}.`)
    return xml({ item: itemOf(vehicle, pictures, site) })
  },
  end: '</channel>\n</rss>\n',
}

function obstacleOf({ id, name, description, brand }: Vehicle, pictures: string[]): string | undefined {
  if (pictures.length === 0) return 'it has no picture'
  if ([...id].length > MAX_ID) return `its id is longer than ${MAX_ID} characters`
  if (!name.trim()) return 'it has no name'
  if (!description.trim()) return 'it has no description'
  if (!brand.trim()) return 'it has no brand'
  return undefined
}

function itemOf(vehicle: Vehicle, pictures: string[], site: SiteAddress) {
  const [picture, ...others] = pictures.slice(0, MAX_PICTURES)
  return {
    'g:id': vehicle.id,
    'g:title': cut(vehicle.name, MAX_TITLE),
    'g:description': cut(vehicle.description, MAX_DESCRIPTION),
    'g:link': site.vehiclePage(vehicle.id),
    'g:image_link': picture,
    'g:additional_image_link': others,
    'g:availability': vehicle.inStock ? 'in_stock' : 'out_of_stock',
    'g:price': `${vehicle.price.toFixed(2)} USD`,
    'g:brand': vehicle.brand,
    'g:color': vehicle.color ?? undefined,
    'g:condition': vehicle.isNew ? 'new' : 'used',
    'g:google_product_category': CATEGORY,
    'g:product_type': vehicle.category,
    // Carts have no trade item numbers. A VIN, a model year and a mileage belong to vehicle ads, which take no carts.
    'g:identifier_exists': 'no',
    'g:custom_label_0': vehicle.category,
  }
}

/** The first characters of a text, each of them whole. */
function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('')
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

// XML 1.0 has no way to write these characters.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const builder = new XMLBuilder({
  format: true,
  commentPropName: '#comment',
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  tagValueProcessor: (_name, value) => writable(String(value)),
})

/** Elements by name, a list for a repeated one; undefined ones are left out. "@name" is an attribute, "#text" the text beside it. */
export function xml(elements: object): string {
  return builder.build(elements)
}

function xmlComment(text: string): string {
  return builder.build({ '#comment': ` ${writable(text)} ` })
}

function writable(text: string): string {
  return text.replace(UNWRITABLE, '')
}
