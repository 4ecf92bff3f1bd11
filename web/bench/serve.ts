import type { OwnDatabase } from '#web/e2e/ownDatabase.ts'
import { SHARED_MEDIA, startSite } from '#web/e2e/startSite.ts'

// All requests come from one client, so there are no limits for an address. A picture that
// was drawn once is there.
const SETTINGS = {
  MEDIA_DIR: SHARED_MEDIA,
  RATE_LIMIT: '999999999999',
  CONTACT_LIMIT: '999999999',
  TRUSTED_PROXIES: 'loopback',
}

/** What every section of the results is made with. */
export type Measurement = { database: OwnDatabase; seconds: number; rounds: number }

export type Served = Awaited<ReturnType<typeof serve>>

/** Starts the built site, or another program, with the settings of every measured server. */
export const serve = async (settings: Record<string, string>, program?: string) => {
  const site = await startSite({ ...SETTINGS, ...settings }, { program })
  return { ...site, stop: async () => void (await site.stop()) }
}
