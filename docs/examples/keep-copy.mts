// Keeps a copy of the inventory in a file.
// Node.js 22.18 or newer: node keep-copy.mts https://… copy.json 60
// The program may be killed at any time: its file is always whole, and the next run continues where the last one ended. It asks
// for changes every 60 seconds; with WEBHOOK_SECRET=whsec_… PORT=8080, behind your https, a webhook wakes it: npm i standardwebhooks
/// <reference types="node" />
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
// Types alone, which graphql-codegen makes of the operations below: the program runs without this file.
import type { ChangesQuery, ChangesQueryVariables } from './generated/keep-copy.ts'

type ChangePage = ChangesQuery['vehicleChanges']
type Vehicle = NonNullable<ChangePage['nodes'][number]['vehicle']>

/** The copy, and the place in the log of changes up to which it is complete. */
interface Copy {
  since: string
  after: string | null
  vehicles: Record<string, Vehicle>
}

/** A webhook has one change: some kilobytes, 256 KB at most. */
const MOST_WEBHOOK_BYTES = 262_144

const CHANGES = /* GraphQL */ `query Changes($since: DateTime!, $after: String) {
  vehicleChanges(since: $since, first: 250, after: $after) {
    nodes { vehicleId vehicle { id name price availability updatedAt } }
    pageInfo { hasNextPage endCursor }
    syncedUntil
  }
}`

const RETRY_MS = 1000

async function read(file: string): Promise<Copy> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { since: '1970-01-01T00:00:00Z', after: null, vehicles: {} }
  }
}

/** A reader of the file finds the copy before or after, never a part of it. */
async function save(file: string, copy: Copy): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(copy))
  await rename(`${file}.new`, file)
}

async function ask(site: string, variables: ChangesQueryVariables): Promise<ChangePage> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: CHANGES, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data.vehicleChanges
}

/** Applies all changes since the last call. The place is stored together with the vehicles up to it. */
async function sync(site: string, file: string, copy: Copy): Promise<void> {
  for (;;) {
    const { nodes, pageInfo, syncedUntil } = await ask(site, { since: copy.since, after: copy.after })
    for (const { vehicleId: id, vehicle } of nodes) {
      if (vehicle) copy.vehicles[id] = vehicle
      else delete copy.vehicles[id]
    }
    if (pageInfo.hasNextPage) copy.after = pageInfo.endCursor
    else [copy.since, copy.after] = [syncedUntil, null]
    await save(file, copy)
    if (!pageInfo.hasNextPage) return
  }
}

/** Calls `wake` for each webhook that is signed with the secret, and answers before the copy is synchronised. */
async function receive(secret: string, port: number, wake: () => void): Promise<void> {
  const { Webhook } = await import('standardwebhooks')
  const webhook = new Webhook(secret)
  const server = createServer(async (request, response) => {
    // Strangers reach this port, too: a body of unknown or excessive length is not read.
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    if (!(length <= MOST_WEBHOOK_BYTES)) return response.writeHead(413, { connection: 'close' }).end()
    try {
      webhook.verify(await text(request), request.headers as Record<string, string>)
      response.writeHead(204).end()
      wake()
    } catch {
      response.writeHead(400).end()
    }
  })
  server.listen(port)
}

const [site = 'http://localhost:4000', file = 'copy.json', seconds = '60'] = process.argv.slice(2)
const { WEBHOOK_SECRET, PORT = 8080 } = process.env
let woken = Promise.withResolvers<void>()
const wake = () => woken.resolve()
if (WEBHOOK_SECRET) await receive(WEBHOOK_SECRET, Number(PORT), wake)
const copy = await read(file)
for (;;) {
  woken = Promise.withResolvers()
  try {
    await sync(site, file, copy)
  } catch (error) {
    console.error((error as Error).message)
    await wait(RETRY_MS)
    continue
  }
  console.log(`${Object.keys(copy.vehicles).length} vehicles, complete until ${copy.since}`)
  await Promise.race([woken.promise, wait(1000 * Number(seconds))])
}
