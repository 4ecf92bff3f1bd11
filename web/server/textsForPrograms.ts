import type { FastifyPluginAsync } from 'fastify'
import { DEALER } from '#graph/dealer/dealer.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-headers.ts'
import { textRoute } from '#graph/http/texts.ts'
import type { Services } from '#graph/services.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { DOCUMENTS, FEEDS, HEADER, PAGE, SECTIONS, TERMS } from '#web/developers/content/texts.ts'
import { ABOUT_LINKS, NAV_LINKS, STREET_LEGAL } from '#web/shell/links.ts'
import { FOREST, PAPER } from '#web/theme/colors.ts'

/** `/llms.txt`, `/robots.txt`, `/site.webmanifest` and `/.well-known/security.txt`. */
export const textsForPrograms =
  ({ site }: Pick<Services, 'site'>): FastifyPluginAsync =>
  async (app) => {
    const mediaType = 'text/plain'
    await app.register(textRoute({ path: '/llms.txt', mediaType, text: llmsTxt(site) }))
    await app.register(textRoute({ path: '/robots.txt', mediaType, text: robotsTxt(site) }))
    await app.register(textRoute({ path: '/site.webmanifest', mediaType: 'application/manifest+json', text: MANIFEST }))
    app.get(SECURITY, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', PUBLIC_CACHE).send(securityTxt(site)),
    )
  }

/** `/llms.txt` (https://llmstxt.org): where language models find the inventory, in the words of `/developers`. */
const llmsTxt = (site: SiteAddress): string => {
  const link = (title: string, path: string, text?: string) =>
    `- [${title}](${site.page(path)})${text ? `: ${text}` : ''}`
  return [
    `# ${DEALER.name}`,
    `> Golf carts and low-speed vehicles in ${DEALER.region}: sale, rental and service. ${PAGE.description}`,
    HEADER.lead,
    '## API',
    [
      link('GraphQL', '/graphql', SECTIONS.quickStart.text),
      link('GraphQL schema', '/schema.graphql'),
      link('REST routes as OpenAPI', '/openapi.json', SECTIONS.rest.text),
      link('Tools by the Model Context Protocol', '/mcp', SECTIONS.languageModels.text),
      link(PAGE.title, PAGE.canonical, 'The first requests, and terms of use.'),
      ...Object.entries(DOCUMENTS).map(([name, { title, description }]) =>
        link(title, `/developers/${name}`, description),
      ),
    ].join('\n'),
    '## Feeds',
    FEEDS.map(({ path, text }) => link(path, path, text)).join('\n'),
    '## Pages',
    [...NAV_LINKS, STREET_LEGAL, ...ABOUT_LINKS].map(({ href, label }) => link(label, href)).join('\n'),
    '## Terms of use',
    TERMS.map(({ title, text }) => `- ${title}: ${text}`).join('\n'),
    '',
  ].join('\n\n')
}

const SECURITY = '/.well-known/security.txt'
const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** Where to report a vulnerability of the site (RFC 9116). It expires at midnight, so that the text changes only once a day. */
const securityTxt = (site: SiteAddress) => {
  const fields = {
    Contact: `mailto:${DEALER.email}`,
    Expires: new Date((Math.floor(Date.now() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString(),
    'Preferred-Languages': 'en',
    Canonical: site.page(SECURITY),
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}

// Nothing is disallowed: llms.txt sends agents to the API, and a crawler has to be able to read the robots tag of an unlisted page.
const robotsTxt = (site: SiteAddress) => `User-agent: *
Disallow:

Sitemap: ${site.page('/sitemap.xml')}
`

const icon = (pixels: number) => ({
  src: `/icon-${pixels}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose: 'any maskable',
})

const MANIFEST = JSON.stringify({
  name: DEALER.name,
  short_name: DEALER.shortName,
  start_url: '/',
  display: 'browser',
  background_color: PAPER,
  theme_color: FOREST[900],
  icons: [icon(192), icon(512)],
})
