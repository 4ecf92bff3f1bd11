import { loadConfig } from '#graph/config.ts'
import releases from '#graph/schema-changelog.json' with { type: 'json' }

/** Names us and our release to the hosts that we ask: many refuse a program without a name. */
export const userAgent = () => `Ridgeline/${releases[0]!.date} (+${loadConfig().siteUrl})`
