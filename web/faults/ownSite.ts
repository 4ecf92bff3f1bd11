import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '#web/e2e/startSite.ts'
import { WITHOUT_LIMITS } from './visitors.ts'

export type OwnSite = { origin: string; stop: () => Promise<void> }

/** A site with an embedded database of its own, without limits, for a test that troubles all who use it. */
export const startOwnSite = async (settings: Record<string, string> = {}): Promise<OwnSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-own-'))
  const { child, origin } = await startSite({
    ...WITHOUT_LIMITS,
    DATABASE_URL: '',
    DATA_DIR: folder,
    SMTP_URL: '',
    ...settings,
  })
  const stop = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
    await rm(folder, { recursive: true })
  }
  return { origin, stop }
}
