// Makes the current schema the released one, which partners use. graph/schema.release.test.ts compares with it.
import { copyFile } from 'node:fs/promises'

await copyFile('graph/schema.graphql', 'graph/schema.released.graphql')
console.log(
  'graph/schema.released.graphql written. Replace "Next" in docs/schema-changelog.md with the date, then run npm run codegen.',
)
