import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from '#web/e2e/fixtures.ts'
import { listAndWithdraw } from '#web/e2e/ownDatabase.ts'
import { openForeignSite } from '#web/e2e/startSite.ts'

const EXAMPLES = fileURLToPath(new URL('../../docs/examples', import.meta.url))
const LIBRARIES = { sync: 'fetch', apollo: 'Apollo Client' } as const
const BLANK_PAGE = '<!doctype html><link rel="icon" href="data:,"><title>Partner</title>'

type Example = keyof typeof LIBRARIES

/** The example with its library, as one script for browsers. */
const bundle = async (example: Example) => {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(EXAMPLES, `${example}.mts`), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  return output[0]!.output[0].code
}

type Change = { vehicleId: string; kind: 'UPSERTED' | 'REMOVED' }

// The page fixture takes the partner's page for another host's.
test.use({ provoked: /^request: http:\/\/(?:localhost|127\.0\.0\.1):/ })

for (const example of Object.keys(LIBRARIES) as Example[]) {
  test.describe(`a partner's program with ${LIBRARIES[example]}`, () => {
    test('lists, filters, polls and passes an inquiry on, from a page of another origin', async ({
      page,
      request,
      baseURL,
      dataDir,
      storedInquiries,
      partner: { name, key },
    }) => {
      const foreign = await openForeignSite({ '/': BLANK_PAGE, '/example.js': await bundle(example) })
      page.once('close', foreign.stop)
      await page.goto(foreign.origin)

      const lead = {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: `ada.${crypto.randomUUID()}@example.com`,
        phone: '(570) 555-0123',
        message: 'Does the Nomad XL climb a steep drive?',
        vehicleId: 'nomad-xl',
        idempotencyKey: crypto.randomUUID(),
      }
      const seen = await page.evaluate(
        async ({ site, key, lead }) => {
          const script = '/example.js'
          const { connect, listVehicles, pollChanges, submitLead } = await import(script)
          const api = connect(site, key)
          const idsOf = (vehicles: { id: string }[]) => vehicles.map(({ id }) => id)
          return {
            paged: idsOf(await listVehicles(api, undefined, 10)),
            filtered: idsOf(await listVehicles(api, { brands: ['denago'], maxPrice: 9000 })),
            changes: await pollChanges(api, '1970-01-01T00:00:00Z'),
            inquiries: [await submitLead(api, lead), await submitLead(api, lead)],
          }
        },
        { site: baseURL!, key, lead },
      )
      const soldId = `sold-${crypto.randomUUID()}`
      await listAndWithdraw(dataDir, soldId)
      const changes: Change[] = await page.evaluate(
        async ({ site, since }) => {
          const script = '/example.js'
          const { connect, pollChanges } = await import(script)
          return (await pollChanges(connect(site), since)).nodes
        },
        { site: baseURL!, since: seen.changes.syncedUntil },
      )

      const query = `{
        all: vehicles(first: 250) { nodes { id } }
        some: vehicles(first: 250, filter: { brands: ["denago"], maxPrice: 9000 }) { nodes { id } }
      }`
      const { data } = await (await request.post('/graphql', { data: { query } })).json()
      const ids = (list: { nodes: { id: string }[] }) => list.nodes.map(({ id }) => id)
      expect(seen.paged.length).toBeGreaterThan(20)
      expect(seen.paged).toEqual(ids(data.all))
      expect(seen.filtered.length).toBeGreaterThan(0)
      expect(seen.filtered).toEqual(ids(data.some))
      const listed = seen.changes.nodes.filter(({ kind }: Change) => kind === 'UPSERTED')
      expect(listed.map(({ vehicleId }: Change) => vehicleId).sort()).toEqual(ids(data.all).sort())
      expect(changes.filter(({ vehicleId }) => vehicleId === soldId)).toMatchObject([{ kind: 'REMOVED' }])

      const stored = await storedInquiries(lead.email)
      expect(stored).toMatchObject([{ source: 'api', partner: name, vehicleId: 'denago-nomad-xl' }])
      expect(seen.inquiries).toEqual([stored[0]!.id, stored[0]!.id])
    })
  })
}
