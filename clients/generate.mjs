import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'

// `node generate.mjs DOCUMENT FOLDER` writes the types and the client that programs of partners are made with.

const [document, folder] = process.argv.slice(2)
await writeFile(join(folder, 'paths.ts'), astToString(await openapiTS(JSON.parse(await readFile(document, 'utf8')))))
await createClient({
  input: document,
  output: { path: join(folder, 'hey-api'), importFileExtension: '.ts' },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  logs: { level: 'silent' },
})
