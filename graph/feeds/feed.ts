import type { SiteAddress } from '#graph/shared/site-address.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** Writes a feed piece by piece, so that it is never in memory as a whole. */
export interface Feed {
  mediaType: string
  start(site: SiteAddress, feedUrl: string): string
  /** A vehicle's text; `isFirst` serves formats with a separator between vehicles. */
  item(vehicle: Vehicle, site: SiteAddress, isFirst: boolean): string
  end: string
}
