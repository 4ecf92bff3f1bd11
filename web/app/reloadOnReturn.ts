import { FRESH_MS } from '#web/data/freshness.ts'
import { hasChanges } from '#web/islands/awaitUse.ts'
import { STALE_ID } from '#web/shell/startShell.ts'
