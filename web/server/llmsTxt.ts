import { DEALER } from '#graph/dealer/dealer.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { DOCUMENTS } from '#web/developers/content/documents.ts'
import { FEEDS, HEADER, PAGE, SECTIONS, TERMS } from '#web/developers/content/page.ts'
import { ABOUT_LINKS, NAV_LINKS } from '#web/shell/links.ts'

/** `/llms.txt` (https://llmstxt.org): where language models find the inventory, in the words of `/developers`. */
export const llmsTxt = (site: SiteAddress): string => {
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
    [...NAV_LINKS, ...ABOUT_LINKS].map(({ href, label }) => link(label, href)).join('\n'),
    '## Terms of use',
    TERMS.map(({ title, text }) => `- ${title}: ${text}`).join('\n'),
    '',
  ].join('\n\n')
}
