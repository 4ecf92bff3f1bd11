import type { ReactNode } from 'react'
import { figureTable } from './FigureTable.styles.ts'

/** One line of a table: what it is about, in which case, and its figures. */
type Row = { label: string; note?: string; cells: readonly ReactNode[] }

export type Table = {
  /** Left out below a heading that says the same. */
  caption?: string
  /** Headings of all columns, the first one over the labels. */
  columns: readonly string[]
  rows: readonly Row[]
}

export const FigureTable = ({ caption, columns, rows }: Table) => (
  <table className={figureTable.root}>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, note, cells }) => (
        <tr key={label}>
          <th scope="row">
            {label}
            {note && <small>{note}</small>}
          </th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
