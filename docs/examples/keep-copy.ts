// Keeps a copy of the inventory in a file, without any library. Run it: node keep-copy.ts https://… copy.json
// It may be killed at any time: the file is whole, and the next run goes on where this one was.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

interface Vehicle {
  id: string
  name: string
  price: number
  inStock: boolean
  updatedAt: string
}

/** The copy, and the place in the log of changes up to which it is complete. */
interface Copy {
  since: string
  after: string | null
  vehicles: Record<string, Vehicle>
}

interface ChangePage {
  nodes: { vehicleId: string; vehicle: Vehicle | null }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  syncedUntil: string
}

const CHANGES = `query Changes($since: DateTime!, $after: String) {
  vehicleChanges(since: $since, first: 250, after: $after) {
    nodes { vehicleId vehicle { id name price inStock updatedAt } }
    pageInfo { hasNextPage endCursor }
    syncedUntil
  }
}`

const CHANGED = 'subscription Changed { vehicleChanged { vehicleId } }'

const POLL_MS = 60_000
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

async function ask(site: string, variables: object): Promise<ChangePage> {
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
export async function sync(site: string, file: string, copy: Copy): Promise<void> {
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

/** Calls `wake` for each event of the stream, until the stream ends. A webhook's receiver can call it as well. */
async function listen(site: string, wake: () => void): Promise<void> {
  const response = await fetch(`${site}/graphql/stream`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ query: CHANGED }),
  })
  if (!response.ok) throw new Error(`The stream was refused: ${response.status}`)
  // A first call finds the changes from before the stream began.
  wake()
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) if (chunk.includes('data:')) wake()
}

if (import.meta.main) {
  const [site = 'http://localhost:4000', file = 'copy.json'] = process.argv.slice(2)
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()
  const stayListening = async () => {
    for (;;) {
      await listen(site, wake).catch(({ message }: Error) => console.error(message))
      await wait(RETRY_MS)
    }
  }
  stayListening()
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
    await Promise.race([woken.promise, wait(POLL_MS)])
  }
}
