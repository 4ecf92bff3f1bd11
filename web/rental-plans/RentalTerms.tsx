import { Section } from '#web/ui/Section.tsx'
import { DEPOSITS, FEES, TERMS } from './content.ts'
import { rentalsPage } from './RentalsPage.styles.ts'

type TableProps = { caption: string; columns: [string, string]; rows: typeof FEES }

const AmountTable = ({ caption, columns, rows }: TableProps) => (
  <table className={rentalsPage.table}>
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
      {rows.map(({ label, note, amount }) => (
        <tr key={label}>
          <th scope="row">
            {label}
            {note && <small>{note}</small>}
          </th>
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Deposits, fees and rules beside the price. */
export const RentalTerms = () => (
  <Section id="terms" title="Deposits, fees and how a rental runs" isSand>
    <div className={rentalsPage.terms}>
      <div>
        <AmountTable caption="Deposits" columns={['Cart', 'Deposit']} rows={DEPOSITS} />
        <dl className={rentalsPage.rules}>
          {TERMS.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <a className={rentalsPage.more} href="/policies/rental-policy">
          Read the rental policy
        </a>
      </div>
      <AmountTable caption="Fees, where they apply" columns={['For', 'Fee']} rows={FEES} />
    </div>
  </Section>
)
