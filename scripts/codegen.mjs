// Generates the schema from the resolvers, the typed documents and hooks from the schema and the queries, what follows from the
// fields of a vehicle, and the list of releases from docs/schema-changelog.md. Adds new migrations to the list of those that have landed, and refuses a change of one.
// With --check it writes nothing, and exits with 1 when a committed file is out of date.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { runnerImport } from 'vite'
import config, { desk } from '../codegen.ts'
import { fieldFiles } from './field-files.mjs'
import { addMigrations, hashMigrations } from './landed-migrations.mjs'

const isCheck = process.argv.includes('--check')
/** The documents spread it. */
const FACTS = 'graph/vehicles/facts.graphql'
const LANDED = 'graph/database/landed-migrations.json'

const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module
const { printSdl } = await load('./graph/schema.ts')
const sdl = printSdl()
const { createDeskSchema } = await load('./graph/desk-schema.ts')
const deskSdl = printSdl(createDeskSchema())
const fields = fieldFiles(await load('./graph/vehicles/fields.ts'), await readFile('docs/inventory-file.md', 'utf8'))
if (!isCheck) await writeFile(FACTS, fields.find(({ filename }) => filename === FACTS).content)
const documents = [
  ...(await generate({ ...config, schema: sdl, silent: true }, false)),
  ...(await generate({ ...desk, schema: deskSdl, silent: true }, false)),
]
const releases = releasesOf(await readFile('docs/schema-changelog.md', 'utf8'))
const files = [
  { filename: config.schema, content: sdl },
  { filename: desk.schema, content: deskSdl },
  { filename: 'graph/schema-changelog.json', content: `${JSON.stringify(releases, null, 2)}\n` },
  { filename: LANDED, content: `${JSON.stringify(await migrations(), null, 2)}\n` },
  ...fields,
  ...documents,
]

const stale = []
for (const { filename, content } of files) {
  const committed = await readFile(filename, 'utf8').catch(() => '')
  if (committed !== content) stale.push({ filename, content })
}

if (isCheck) {
  for (const { filename } of stale) console.error(`${filename} is out of date: run npm run codegen.`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const { filename, content } of stale) {
    await mkdir(dirname(filename), { recursive: true })
    await writeFile(filename, content)
    console.log(`${filename} written.`)
  }
}

async function migrations() {
  try {
    return addMigrations(JSON.parse(await readFile(LANDED, 'utf8')), await hashMigrations('graph/database/migrations'))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** The releases of docs/schema-changelog.md, the newest first; what is not released yet is left out. */
function releasesOf(markdown) {
  const sections = markdown.split(/^## /m).slice(1)
  return sections.filter((text) => /^\d{4}-\d\d-\d\d\n/.test(text)).map(releaseOf)
}

function releaseOf(text) {
  const [heading, ...changes] = text.split(/^- /m).map((part) => part.trim().replace(/\s+/g, ' '))
  const [date, ...summary] = heading.split(' ')
  return { date, summary: summary.join(' '), changes }
}
