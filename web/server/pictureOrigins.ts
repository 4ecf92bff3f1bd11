import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import type { Services } from '#graph/services.ts'

/** The other origins that the CSP allows for pictures of the stock. */
export type PictureOrigins = () => Promise<string[]>

/**
 * Reads the origins once for each version of the catalogue. While the database is away the last ones stay valid; after a failure
 * the next page tries again.
 */
export const watchPictureOrigins = (
  { vehicles }: Pick<Services, 'vehicles'>,
  version: CatalogueVersion,
): PictureOrigins => {
  let known: { version: number; origins: Promise<string[]> } = { version: 0, origins: Promise.resolve([]) }
  return () => {
    if (!version.isReachable || known.version === version.current) return known.origins
    const last = known.origins
    const reading = {
      version: version.current,
      origins: vehicles.pictureOrigins().catch(() => {
        if (known === reading) known = { version: 0, origins: last }
        return last
      }),
    }
    known = reading
    return reading.origins
  }
}
