import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { build, type Rolldown } from 'vite'
import { DESKTOP_ONLY, expect, test } from './fixtures.ts'
import { openForeignSite } from './foreignSite.ts'

type SyncExample = typeof import('#docs/examples/sync.ts')
type ApolloExample = typeof import('#docs/examples/apollo.ts')
