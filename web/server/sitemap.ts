import type { FastifyError, FastifyPluginAsync, FastifyReply } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import { XML_DECLARATION, xml } from '#graph/feeds/merchant-feed.ts'
import { requestFailure } from '#graph/http/errors/failures.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { sendText } from '#graph/http/texts.ts'
import type { Services } from '#graph/services.ts'
import { townPath } from '#graph/shared/town-path.ts'
import { imagesOf } from '#graph/vehicles/json.ts'
import { type PageRoute, ROUTES } from '#web/app/routes.tsx'
import { POLICIES } from '#web/policies/PolicyPage.tsx'

/** Addresses in one file; a longer list is split, and /sitemap.xml is the index. */
const FILE_SIZE = 10_000

// Search engines must see changes at once, so only the server's own cache, which is invalidated by changes, may answer.
const CACHED = 'public, no-cache, max-age=300'

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

type Sources = Pick<Services, 'vehicleExport' | 'municipalities' | 'site'>

const ADDRESSES: Record<string, (sources: Sources) => string[] | Promise<string[]>> = {
  // `vehiclePages` streams these.
  '/vehicle/:id': () => [],
  '/:address': async ({ municipalities }) => (await municipalities.list()).map(({ slug }) => townPath(slug)),
  '/rentals/:slug': async ({ municipalities }) => (await municipalities.list()).map(({ slug }) => `/rentals/${slug}`),
  '/policies/:policy': () => [...POLICIES.keys()],
}

const addressesOf = ({ path }: PageRoute) => {
  if (!path.includes(':')) return () => [path]
  const addresses = ADDRESSES[path]
  if (!addresses) throw new Error(`The sitemap does not know the addresses of ${path}.`)
  return addresses
}

const LISTED = ROUTES.filter(({ isListed }) => isListed).map(addressesOf)

type Entry = { address: string; changedAt: Date | null; pictures?: string[] }

const urlElement = ({ address, changedAt, pictures = [] }: Entry) =>
  xml({
    url: {
      loc: address,
      lastmod: changedAt?.toISOString(),
      'image:image': pictures.map((picture) => ({ 'image:loc': picture })),
    },
  })

/** All listed pages except vehicles. Only the inventory has a `lastmod`: nobody records when the others change. */
const otherPages = async (sources: Sources, inventoryChangedAt: Date | null): Promise<Entry[]> => {
  const paths = await Promise.all(LISTED.map((addresses) => addresses(sources)))
  return paths
    .flat()
    .map((path) => ({ address: sources.site.page(path), changedAt: path === '/inventory' ? inventoryChangedAt : null }))
}

async function* vehiclePages({ vehicleExport, site }: Sources, bounds?: { offset: number; limit: number }) {
  for await (const vehicles of vehicleExport.chunks(bounds)) {
    const elements = vehicles.map((vehicle) =>
      urlElement({
        address: site.vehiclePage(vehicle.id),
        changedAt: vehicle.updatedAt,
        pictures: imagesOf(vehicle, site).map(({ url }) => url),
      }),
    )
    yield elements.join('')
  }
}

async function* inElement(name: 'urlset' | 'sitemapindex', ...parts: (AsyncIterable<string> | Iterable<string>)[]) {
  yield `${XML_DECLARATION}<${name} ${NAMESPACES}>\n`
  for (const part of parts) yield* part
  yield `</${name}>\n`
}

const sendXml = (reply: FastifyReply, text: AsyncGenerator<string>) =>
  sendText(reply.type('application/xml; charset=utf-8').header('cache-control', CACHED), text)

/** `/sitemap.xml`: every page at its canonical address, in several files if there are many. */
export const sitemap =
  (services: Sources): FastifyPluginAsync =>
  async (app) => {
    meter(app, COST.page, 'pages')
    app.setErrorHandler((failure: FastifyError, request, reply) => {
      const { status, message } = requestFailure(failure, request)
      return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message)
    })

    const read = async () => {
      const { count, changedAt } = await services.vehicleExport.version()
      const others = await otherPages(services, changedAt)
      return { others: others.map(urlElement), count, changedAt, isSplit: others.length + count > FILE_SIZE }
    }

    app.get('/sitemap.xml', { config: { hasOneAnswer: true } }, async (_request, reply) => {
      const { others, count, changedAt, isSplit } = await read()
      if (!isSplit) return sendXml(reply, inElement('urlset', others, vehiclePages(services)))
      const files = Array.from({ length: 1 + Math.ceil(count / FILE_SIZE) }, (_, index) => {
        const loc = services.site.page(`/sitemap-${index + 1}.xml`)
        return xml({ sitemap: { loc, lastmod: changedAt?.toISOString() } })
      })
      return sendXml(reply, inElement('sitemapindex', files))
    })

    app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,5}).xml', async (request, reply) => {
      const { others, count, isSplit } = await read()
      const offset = (Number(request.params.number) - 2) * FILE_SIZE
      if (!isSplit || offset >= count) return reply.callNotFound()
      const part = offset < 0 ? others : vehiclePages(services, { offset, limit: FILE_SIZE })
      return sendXml(reply, inElement('urlset', part))
    })
  }
