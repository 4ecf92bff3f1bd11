import { DEALER } from '#graph/dealer/dealer.ts'
import RELEASES from '#graph/schema-changelog.json' with { type: 'json' }
import { fillIn } from '#web/ui/fillIn.ts'
import texts from './texts.json' with { type: 'json' }

/** Sections are in the order of the page. Terms and promises are for the dealer to confirm. */
export const {
  page: PAGE,
  header: HEADER,
  actions: ACTIONS,
  sections: SECTIONS,
  feeds: FEEDS,
  terms: TERMS,
} = fillIn(texts, { dealer: DEALER })

export { RELEASES }

/** The documents for partners: the ends of their addresses, and what stands above their texts. */
export const DOCUMENTS = texts.documents

const KEYWORDS = 'golf cart inventory API, GraphQL API, partners'

export type DocumentName = keyof typeof DOCUMENTS

/** The properties of a document's page, for its head and its structured data. */
export const documentPage = (name: DocumentName) => {
  const { lead: _lead, ...page } = DOCUMENTS[name]
  return { ...page, keywords: KEYWORDS, canonical: `/developers/${name}` }
}
