import type { SiteAddress } from '#graph/shared/site-address.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** Writes a feed piece by piece, so that it is never in memory as a whole. */
export interface Feed {
  mediaType: string
  start(site: SiteAddress): string
  item(vehicle: Vehicle, site: SiteAddress): string
  end: string
}
