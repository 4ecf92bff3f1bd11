import type { Table } from '#web/ui/FigureTable.tsx'

/** A table of figures by their paths in `figures.ts`. The note takes the place of the figure's own condition. */
export type FigureList = Omit<Table, 'rows'> & { figures: readonly { figure: string; note?: string }[] }

/** A string is a paragraph of `InlineMarkdown`; `live` names a component of `PolicySections`. */
export type Block = string | Table | FigureList | { list: readonly string[] } | { live: string }

export type PolicySection = {
  /** Its place in the address: /policies/return-policy#refunds. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** A file of this folder. Its texts name values of `figures.ts` in braces. */
export type Policy = {
  title: string
  lead: string
  /** 70 to 160 characters. */
  description: string
  keywords: string
  /** The day on which it takes effect or is published, `date` as YYYY-MM-DD. */
  dated: { label: string; date: string }
  /** The time that a report covers. */
  period?: string
  /** Chooses the picture of a page that has one. */
  heroSeed?: string
  sections: readonly PolicySection[]
  /** A sentence above the contact details. */
  contact: string
}
