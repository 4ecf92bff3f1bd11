import type { FastifyRequest } from 'fastify'
import { RATE } from '#graph/api/limits.ts'
import type { Services } from '#graph/services.ts'
import { isScan } from '#graph/vehicles/conditions.sql.ts'
import { readChoices } from '#web/inventory/filters.ts'
import { apiFilter } from '#web/inventory/listVariables.ts'

/** The statements of a list that scan every vehicle: its carts, its counts, and the hints of an empty list. */
const SCANS = 3

/** The points that the API charges for the scans behind an address of the inventory page. */
export const scanPoints = (address: string, vehicles: number) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  if (pathname !== '/inventory' || !isScan(apiFilter(readChoices(searchParams)))) return 0
  return SCANS * Math.floor(vehicles / RATE.scannedVehiclesPerPoint)
}

/** A hook that charges these points in addition to the page's. */
export const payForScans =
  ({ vehicleExport }: Pick<Services, 'vehicleExport'>) =>
  async (request: FastifyRequest) => {
    if (!request.url.startsWith('/inventory?')) return
    // Without a database there are no scans.
    const vehicles = await vehicleExport.version().then(
      ({ count }) => count,
      () => 0,
    )
    const points = scanPoints(request.url, vehicles)
    if (points > 0) await request.caller?.take(points)
  }
