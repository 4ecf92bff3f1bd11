import { DEALER } from '#graph/dealer/dealer.ts'
import { XML_DECLARATION, xml } from '#graph/feeds/xml.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { CHANGELOG_FEED, documentPage, RELEASES } from '#web/developers/content/documents.ts'

const startOf = (day: string) => `${day}T00:00:00Z`

/** The releases of the schema as an Atom feed (RFC 4287). */
export const changelogFeed = (site: SiteAddress): string => {
  const page = site.page(documentPage('changelog').canonical)
  const address = site.page(CHANGELOG_FEED.href)
  const feed = {
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': 'en-US',
    id: address,
    title: `${DEALER.shortName} inventory API: ${CHANGELOG_FEED.title.toLowerCase()}`,
    updated: startOf(RELEASES[0]!.date),
    link: [
      { '@rel': 'self', '@type': CHANGELOG_FEED.type, '@href': address },
      { '@rel': 'alternate', '@type': 'text/html', '@href': page },
    ],
    author: { name: DEALER.name, uri: site.page('/') },
    entry: RELEASES.map(({ date, summary, changes }) => ({
      id: `${address}#${date}`,
      title: `Schema of ${date}`,
      updated: startOf(date),
      link: { '@rel': 'alternate', '@type': 'text/html', '@href': `${page}#${date}` },
      content: { '@type': 'text', '#text': [summary, ...changes.map((change) => `- ${change}`)].join('\n') },
    })),
  }
  return XML_DECLARATION + xml({ feed })
}
