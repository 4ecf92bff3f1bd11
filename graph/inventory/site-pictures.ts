import type { VehicleImage } from '#graph/vehicles/vehicle.entity.ts'
import pictures from './site-pictures.json' with { type: 'json' }

/** The pictures that come with the site, by their path below /media/; `dominantColor` is the cart's paint, not the backdrop. */
export const SITE_PICTURES: Record<string, Omit<VehicleImage, 'path'>> = pictures
