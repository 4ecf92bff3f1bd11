import type { Faq } from '#web/seo/structuredData/faqPage.ts'
import type { Table } from '#web/ui/FigureTable.tsx'

export type Link = { label: string; href: string }

/** Running text; parts of it may be links. */
export type Text = string | readonly (string | Link)[]

export type Block =
  | Text
  | { list: readonly Text[] }
  | { table: Table }
  /** Stands where the rental prices of the API are shown, or whether stored carts can be fetched now. */
  | { live: 'rental-prices' | 'storage-hours' }

export type PolicySection = {
  /** Its place in the address: /policies/return-policy#refunds. */
  id: string
  title: string
  blocks: readonly Block[]
}

export type Policy = {
  /** Canonical address. */
  path: string
  title: string
  lead: string
  /** 70 to 160 characters. */
  description: string
  keywords: string
  /** From when it holds or when it came out, `date` as YYYY-MM-DD. */
  dated: { label: 'Effective' | 'Published'; date: string }
  /** What a report covers. */
  period?: string
  hasHero?: boolean
  sections: readonly PolicySection[]
  /** Short answers from the sections above, for those who have one question. */
  faqs?: readonly Faq[]
  /** Who answers questions about it, in a sentence above the lines. */
  contact: string
}
