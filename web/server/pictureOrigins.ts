import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import type { Services } from '#graph/services.ts'

/** Where else pictures of the stock are kept: pages may show pictures from there. */
export type PictureOrigins = () => Promise<string[]>

/** Reads them once for each version of the catalogue; while the database is away, the last ones stand. */
export const watchPictureOrigins = (
  { vehicles }: Pick<Services, 'vehicles'>,
  version: CatalogueVersion,
): PictureOrigins => {
  let known: { version: number; origins: Promise<string[]> } = { version: 0, origins: Promise.resolve([]) }
  return () => {
    if (!version.isLive || known.version === version.current) return known.origins
    const last = known.origins
    const reading = { version: version.current, origins: vehicles.pictureOrigins().catch(() => last) }
    known = reading
    return reading.origins
  }
}
