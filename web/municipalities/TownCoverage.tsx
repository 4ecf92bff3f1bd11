import { DELIVERY } from '#graph/dealer/figures/delivery.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import type { TownCoverage_MunicipalityFragment } from '#web/generated/graphql.ts'
import { card } from '#web/theme/card.styles.ts'
import { coverage } from './content.ts'
import { milesInWords } from './geography.ts'
import { townPage } from './TownPage.styles.ts'
import type { Reach } from './townFacts.ts'

type Props = {
  town: TownCoverage_MunicipalityFragment
  /** The nearest first. */
  reaches: Reach[]
}

const distance = ({ city, miles, isInTown }: Reach) =>
  `${city}, ${isInTown ? 'in town' : `about ${milesInWords(miles)}`}`

export const TownCoverage = ({ town, reaches }: Props) => {
  const [nearest, second] = reaches
  const { title } = coverage(town)
  const facts = [
    nearest && { term: 'Nearest showroom', text: distance(nearest) },
    second && { term: 'Next nearest', text: distance(second) },
    { term: 'Delivery', text: `free on purchases of ${formatFigure(DELIVERY.free.purchase)} or more` },
    { term: 'Smaller purchases', text: formatFigure(DELIVERY.perMile) },
  ]
  return (
    <section className={card({ padded: true })} aria-labelledby="coverage">
      <h2 id="coverage" className={townPage.cardTitle}>
        {title}
      </h2>
      <dl className={townPage.facts}>
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact.term}>
                <dt>{fact.term}</dt>
                <dd>{fact.text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
