import { DEALER } from '#graph/dealer/dealer.ts'
import { canBeBought, saleOf } from '#graph/dealer/sale.ts'
import type { Facts_VehicleFragment, Summary_VehicleFragment } from '#web/generated/graphql.ts'
import { CART_FACTS, factRows, SPECIFICATION_FACTS } from '#web/parts/card/cartFacts.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { DirectionsAnchor } from '#web/ui/links.tsx'
import { DefinitionList, TextList } from '#web/ui/lists.tsx'
import { below } from './deferred.styles.ts'
import { reportNumbers } from './reportLines.ts'
import { keyFacts } from './summary.styles.ts'

type Props = { vehicle: Facts_VehicleFragment }

/** The features of a cart that can be bought are beside its summary. */
export const Facts = ({ vehicle }: Props) => (
  <section className={`${layout.page} ${below.facts}`}>
    <Table title="Specifications" rows={factRows(SPECIFICATION_FACTS, vehicle)} />
    <Table title="This cart" rows={factRows(CART_FACTS, vehicle)} />
    {!canBeBought(saleOf(vehicle)) && <Features vehicle={vehicle} />}
  </section>
)

const Table = ({ title, rows }: { title: string; rows: { name: string; text: string }[] }) =>
  rows.length > 0 && (
    <div>
      <h2 className={below.subtitle}>{title}</h2>
      <table className={below.table}>
        <tbody>
          {rows.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

export const Features = ({ vehicle: { features } }: Props) =>
  features.length > 0 && (
    <div>
      <h2 className={below.subtitle}>Features</h2>
      <TextList className={below.features} texts={features} />
    </div>
  )

/** A used cart's condition, then what shoppers compare first, and where the cart is. */
export const KeyFacts = ({ vehicle }: { vehicle: Summary_VehicleFragment }) => {
  const { brand, specifications, location, inspection } = vehicle
  const { seatingCapacity, range, topSpeed } = specifications
  const sale = saleOf(vehicle)
  const isSold = sale === 'SOLD'
  const measured = (!isSold && inspection && reportNumbers(inspection)) || []
  const facts = [
    ...measured,
    { label: 'Seats', text: seatingCapacity ?? 'Ask us' },
    { label: 'Brand', text: brand.toUpperCase() },
    { label: 'Range', text: isSold ? null : range },
    { label: 'Top speed', text: isSold || measured.length > 0 ? null : topSpeed },
  ]
  const place = isSold ? null : location
  const city = place?.city ?? place?.name ?? 'In stock'
  const { href, label } = DEALER.lines.sales
  return (
    <div className={keyFacts.root}>
      <DefinitionList
        data-measured={measured.length > 0 || undefined}
        rows={facts.filter(({ text }) => text !== null)}
      />
      {(place || sale === 'IN_STOCK') && (
        <p>
          <span>
            <strong>{city}</strong>
            {/* The city is in the line above. */}
            <small>{place?.address.split(`, ${place.city},`)[0] ?? 'Call to find out where.'}</small>
          </span>
          {place ? (
            <DirectionsAnchor to={place.coordinates} name={city}>
              Directions
            </DirectionsAnchor>
          ) : (
            <a href={href}>{label}</a>
          )}
        </p>
      )}
    </div>
  )
}
