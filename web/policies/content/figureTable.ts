import type { Figure } from '#graph/dealer/figures/figure.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import type { Table } from '#web/ui/FigureTable.tsx'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Figures one below the other, each with its label, its amount and the condition under which it holds. */
export const figureTable = (
  caption: string,
  columns: readonly [label: string, amount: string],
  figures: readonly Figure[],
): Table => ({
  caption,
  columns,
  rows: figures.map((figure) => ({
    label: figure.label,
    note: figure.condition && capitalized(figure.condition),
    cells: [formatFigure(figure)],
  })),
})
