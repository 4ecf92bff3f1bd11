import { loadConfig, RELEASE } from '#graph/config.ts'

/** Names us and our release to the hosts that we ask: many refuse a program without a name. */
export const userAgent = () => `Ridgeline/${RELEASE} (+${loadConfig().siteUrl})`
