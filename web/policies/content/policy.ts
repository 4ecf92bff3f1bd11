import { DEALER } from '#graph/dealer/dealer.ts'
import {
  DELIVERY,
  FREE_AROUND,
  FREE_DELIVERY,
  formatFigure,
  RENTAL,
  RESPONSES,
  RUSH_ORDER_UNTIL,
  SERVICE,
  STAFFING,
  STAFFING_PERIOD,
  STORAGE,
} from '#graph/dealer/figures.ts'
import { RETURNS } from '#graph/dealer/return-terms.ts'
import type { Table } from '#web/ui/FigureTable.tsx'

/** A table of figures by their paths in `FIGURES`. The note takes the place of the figure's own condition. */
export type FigureList = Omit<Table, 'rows'> & { figures: readonly { figure: string; note?: string }[] }

/** A string is a paragraph of `InlineMarkdown`; `live` names a component of `PolicyDocument.tsx`. */
export type Block = string | Table | FigureList | { list: readonly string[] } | { live: string }

export type PolicySection = {
  /** Its place in the address: /policies/return-policy#refunds. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** A file of this folder. Its texts name values of `FIGURES` in braces. */
export type Policy = {
  title: string
  lead: string
  /** 70 to 160 characters. */
  description: string
  keywords: string
  /** The day on which it takes effect or is published, `date` as YYYY-MM-DD. */
  dated: { label: string; date: string }
  period?: string
  /** Key of `cutouts.json`: the cart beside the title. */
  heroCart?: string
  sections: readonly PolicySection[]
  contact: string
}

/** The values that policy texts name in braces, such as `{delivery.perMile}`. */
export const FIGURES = {
  dealer: DEALER,
  delivery: DELIVERY,
  rental: RENTAL,
  responses: RESPONSES,
  returns: RETURNS,
  service: SERVICE,
  staffing: STAFFING,
  storage: STORAGE,
  freeAround: `within ${FREE_AROUND.map((figure) => `${formatFigure(figure)} of ${figure.label}`).join(' or ')}`,
  freeDelivery: FREE_DELIVERY,
  rushOrderUntil: RUSH_ORDER_UNTIL,
  staffingPeriod: STAFFING_PERIOD,
}
