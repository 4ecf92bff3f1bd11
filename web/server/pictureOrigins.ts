import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import type { Services } from '#graph/services.ts'

/** The other origins of the stock's pictures, from which pages may show pictures. */
export type PictureOrigins = () => Promise<string[]>

/**
 * Reads the origins once for each version of the catalogue. The last ones stay valid while the database is away; after a
 * failed reading the next page asks again.
 */
export const watchPictureOrigins = (
  { vehicles }: Pick<Services, 'vehicles'>,
  version: CatalogueVersion,
): PictureOrigins => {
  let known: { version: number; origins: Promise<string[]> } = { version: 0, origins: Promise.resolve([]) }
  return () => {
    if (!version.isLive || known.version === version.current) return known.origins
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
