import { DEALER } from '#graph/dealer/dealer.ts'
import type { Feed } from './feed.ts'
import type { FeedVehicle } from './feed-vehicle.ts'

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
  item: (vehicle, isFirst) => (isFirst ? '\n' : ',\n') + JSON.stringify(itemOf(vehicle)),
  end: '\n]}\n',
}

/** The vehicle by its own fields, as in `_ridgeline` and in webhooks. */
export function vehicleRecord({ url, pictures, addedAt, changedAt, measures, ...record }: FeedVehicle) {
  return { ...record, ...measures, images: pictures.map((picture) => picture.url), pictures, currency: 'USD' }
}

function itemOf(vehicle: FeedVehicle) {
  const { url, pictures, addedAt, changedAt, ...record } = vehicle
  return {
    id: url,
    url,
    ...(record.externalUrl && { external_url: record.externalUrl }),
    title: record.name,
    content_text: [record.description, ...record.features.map((feature) => `- ${feature}`)].join('\n'),
    ...(pictures[0] && { image: pictures[0].url }),
    date_published: addedAt.toISOString(),
    date_modified: changedAt.toISOString(),
    tags: [record.brand, record.category, record.isNew ? 'new' : 'used'],
    _ridgeline: vehicleRecord(vehicle),
  }
}
