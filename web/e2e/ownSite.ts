import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharePictures } from './sharedPictures.ts'
import { type Site, startSite } from './startSite.ts'

export type OwnSite = Site & { dataDir: string }

/** Starts a site with an embedded database of its own, which `stop` removes. */
export const startOwnSite = async (...[settings, start]: Partial<Parameters<typeof startSite>>): Promise<OwnSite> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ridgeline-own-'))
  await sharePictures(dataDir)
  const site = await startSite({ DATABASE_URL: '', DATA_DIR: dataDir, ...settings }, start)
  const stop: Site['stop'] = async (signal) => {
    const exit = await site.stop(signal)
    await rm(dataDir, { recursive: true })
    return exit
  }
  return { ...site, dataDir, stop }
}
