import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import { XML_DECLARATION, xml } from '#graph/feeds/merchant-feed.ts'
import { requestFailure } from '#graph/http/errors/failures.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { sendText } from '#graph/http/texts.ts'
import type { Services } from '#graph/services.ts'
import { townPath } from '#graph/shared/site-address.ts'
import { imagesOf } from '#graph/vehicles/json.ts'
import { type PageRoute, ROUTES } from '#web/app/routes.tsx'
import { POLICIES } from '#web/policies/PolicyPage.tsx'

/** Search engines read no more of one file; a dealer's stock is a hundredth of it. */
const MOST_ADDRESSES = 50_000

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

const urlElement = (loc: string, changedAt: Date | null, pictures: string[] = []) =>
  xml({
    url: {
      loc,
      lastmod: changedAt?.toISOString(),
      'image:image': pictures.map((picture) => ({ 'image:loc': picture })),
    },
  })

/** All listed pages except vehicles. Only the inventory has a `lastmod`: nobody records when the others change. */
const otherPages = async (sources: Sources, inventoryChangedAt: Date | null) => {
  const paths = await Promise.all(LISTED.map((addresses) => addresses(sources)))
  const changedAt = (path: string) => (path === '/inventory' ? inventoryChangedAt : null)
  return paths.flat().map((path) => urlElement(sources.site.page(path), changedAt(path)))
}

async function* vehiclePages({ vehicleExport, site }: Sources, limit: number) {
  for await (const vehicles of vehicleExport.chunks({ limit })) {
    const elements = vehicles.map((vehicle) => {
      const pictures = imagesOf(vehicle, site).map(({ url }) => url)
      return urlElement(site.vehiclePage(vehicle.id), vehicle.updatedAt, pictures)
    })
    yield elements.join('')
  }
}

async function* urlset(...parts: (AsyncIterable<string> | Iterable<string>)[]) {
  yield `${XML_DECLARATION}<urlset ${NAMESPACES}>\n`
  for (const part of parts) yield* part
  yield '</urlset>\n'
}

/** `/sitemap.xml`: every page at its canonical address. */
export const sitemap =
  (services: Sources): FastifyPluginAsync =>
  async (app) => {
    meter(app, COST.page, 'pages')
    app.setErrorHandler((failure: FastifyError, request, reply) => {
      const { status, message } = requestFailure(failure, request)
      return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message)
    })

    app.get('/sitemap.xml', { config: { hasOneAnswer: true } }, async (_request, reply) => {
      const { changedAt } = await services.vehicleExport.version()
      const others = await otherPages(services, changedAt)
      const text = urlset(others, vehiclePages(services, MOST_ADDRESSES - others.length))
      return sendText(reply.type('application/xml; charset=utf-8').header('cache-control', CACHED), text)
    })
  }
