import type { Faq } from '#web/ui/Faqs.tsx'
import type { Table } from '#web/ui/FigureTable.tsx'

/** A string is a paragraph of `InlineMarkdown`. `live` is data of the moment: prices from the API, whether storage is open now. */
export type Block = string | Table | { list: readonly string[] } | { live: 'rental-prices' | 'storage-hours' }

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
  /** The day on which it takes effect or is published, `date` as YYYY-MM-DD. */
  dated: { label: 'Effective' | 'Published'; date: string }
  /** The time that a report covers. */
  period?: string
  hasHero?: boolean
  sections: readonly PolicySection[]
  /** Short answers from the sections above. */
  faqs?: readonly Faq[]
  /** A sentence above the contact details. */
  contact: string
}
