import type { Table } from './content/policy.ts'
import { policyDocument } from './PolicyDocument.styles.ts'

export const PolicyTable = ({ caption, columns, rows }: Table) => (
  <table className={policyDocument.table}>
    <caption>{caption}</caption>
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
