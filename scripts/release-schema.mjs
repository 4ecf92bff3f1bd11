// Makes the current schema the released one, which partners use. graph/schema.release.test.ts compares with it.
import { copyFile, readFile } from 'node:fs/promises'
import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'

const [released, next] = await Promise.all(
  ['graph/schema.released.graphql', 'graph/schema.graphql'].map(async (file) =>
    buildSchema(await readFile(file, 'utf8')),
  ),
)
for (const { criticality, message } of await diff(released, next)) {
  if (criticality.level === CriticalityLevel.Dangerous) console.log(`Look at this before the release: ${message}`)
}

await copyFile('graph/schema.graphql', 'graph/schema.released.graphql')
console.log(
  'graph/schema.released.graphql written. Replace "Next" in docs/schema-changelog.md with the date, then run npm run codegen.',
)
