// Makes the present contract the released one: what partners are promised from now on. graph/schema/schema.release.test.ts
// compares with it.
import { copyFile } from 'node:fs/promises'

await copyFile('graph/schema.graphql', 'graph/schema.released.graphql')
console.log('graph/schema.released.graphql written. Date the entry at the top of docs/schema-changelog.md.')
