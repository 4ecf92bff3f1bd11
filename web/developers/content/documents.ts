import RELEASES from '#graph/schema-changelog.json' with { type: 'json' }

export { RELEASES }

/** The same releases as an Atom feed. */
export const CHANGELOG_FEED = {
  href: '/developers/changelog.atom',
  type: 'application/atom+xml',
  title: 'Changes of the schema',
}

const KEYWORDS = 'golf cart inventory API, GraphQL API, partners'

/** The documents for partners: the ends of their addresses, and what stands above their texts. */
export const DOCUMENTS = {
  guide: {
    title: 'Guide to the inventory API',
    description:
      'The guide to our golf cart inventory API: queries, pages, filters, a copy in step, webhooks, inquiries, errors, costs and limits.',
    lead: 'Everything about the API, with queries and programs that run as they stand.',
  },
  programs: {
    title: 'Programs to start from',
    description:
      'Programs for our golf cart inventory API: page through all carts, keep a copy in step, receive webhooks and send inquiries.',
    lead: 'Each is one file for Node.js 22.18 or newer. The line above it gets it, installs what it needs and starts it.',
  },
  changelog: {
    title: 'Changes of the API',
    description:
      'Every release of our golf cart inventory API, by date: what came to GraphQL, REST, webhooks and feeds, and what will be removed.',
    lead: 'Newest first. The API only grows: a part that will be removed is marked at least half a year ahead.',
    alternate: CHANGELOG_FEED,
  },
  'inventory-file': {
    title: 'The inventory file',
    description:
      'The file with which a dealer management system changes our stock of golf carts: CSV columns, JSON fields, pictures and checks.',
    lead: 'All carts as one file: what a push takes, and what the feeds have.',
  },
}

export type DocumentName = keyof typeof DOCUMENTS

/** The properties of a document's page, for its head and its structured data. */
export const documentPage = (name: DocumentName) => {
  const { lead: _lead, ...page } = DOCUMENTS[name]
  return { ...page, keywords: KEYWORDS, canonical: `/developers/${name}` }
}
