import { FigureTable } from '#web/ui/FigureTable.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DEPOSITS, FEES, TERMS } from './content.ts'
import { rentalsPage } from './RentalsPage.styles.ts'

/** Deposits, fees and rules beside the price. */
export const RentalTerms = () => (
  <Section id="terms" title="Deposits, fees and how a rental runs" isSand>
    <div className={rentalsPage.terms}>
      <div>
        <FigureTable caption="Deposits" columns={['Cart', 'Deposit']} rows={DEPOSITS} className={rentalsPage.table} />
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
      <FigureTable
        caption="Fees, where they apply"
        columns={['For', 'Fee']}
        rows={FEES}
        className={rentalsPage.table}
      />
    </div>
  </Section>
)
