import type { SiteAddress } from '#graph/dealer/site-address.ts'
import type { FeedVehicle } from './feed-vehicle.ts'

/** How a feed is written: around the vehicles, and each part of them, so that no feed is ever in memory as a whole. */
export interface Feed {
  mediaType: string
  start(site: SiteAddress, feedUrl: string): string
  /** A vehicle's text; `isFirst` for formats with something between two vehicles. */
  item(vehicle: FeedVehicle, isFirst: boolean): string
  end: string
}
