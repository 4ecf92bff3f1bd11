import { DEALER } from '#graph/dealer/dealer.ts'
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
