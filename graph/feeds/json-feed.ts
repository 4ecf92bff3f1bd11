import { DEALER } from '#graph/dealer/dealer.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { imagesOf, vehicleJson } from '#graph/vehicles/vehicle-json.ts'
import type { Feed } from './feed.ts'

/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/ */
export const JSON_FEED: Feed = {
  mediaType: 'application/feed+json; charset=utf-8',
  start(site, feedUrl) {
    const head = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: `${DEALER.name}: inventory`,
      description: `Every golf cart and low-speed vehicle that ${DEALER.name} lists.`,
      home_page_url: site.page('/inventory'),
      feed_url: feedUrl,
      icon: site.page('/icon-512.png'),
      language: 'en-US',
      authors: [{ name: DEALER.name, url: site.page('/') }],
    })
    return `${head.slice(0, -1)},"items":[`
  },
  item: (vehicle, site, isFirst) => (isFirst ? '\n' : ',\n') + JSON.stringify(itemOf(vehicle, site)),
  end: '\n]}\n',
}

function itemOf(vehicle: Vehicle, site: SiteAddress) {
  const url = site.vehiclePage(vehicle.id)
  const [image] = imagesOf(vehicle, site)
  return {
    id: url,
    url,
    ...(vehicle.externalUrl && { external_url: vehicle.externalUrl }),
    title: vehicle.name,
    content_text: [vehicle.description, ...vehicle.features.map((feature) => `- ${feature}`)].join('\n'),
    ...(image && { image: image.url }),
    date_published: vehicle.createdAt.toISOString(),
    date_modified: vehicle.updatedAt.toISOString(),
    tags: [vehicle.brand, vehicle.category, vehicle.isNew ? 'new' : 'used'],
    _ridgeline: vehicleJson(vehicle, site),
  }
}
