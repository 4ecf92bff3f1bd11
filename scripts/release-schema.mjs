// Makes the present contract the released one, which partners rely on and graph/schema/schema.release.test.ts compares with.
import { copyFile } from 'node:fs/promises'

await copyFile('graph/schema.graphql', 'graph/schema.released.graphql')
console.log('graph/schema.released.graphql written. Date the entry at the top of docs/schema-changelog.md.')
