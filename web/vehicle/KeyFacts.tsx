import { DEALER } from '#graph/dealer/dealer.ts'
import { saleOf } from '#graph/dealer/sale.ts'
import type { VehicleSummary_VehicleFragment } from '#web/generated/graphql.ts'
import { directionsTo } from '#web/ui/directions.ts'
import { MapPin } from '#web/ui/icons.tsx'
import { keyFacts } from './KeyFacts.styles.ts'

/** What a shopper compares first, and where the cart is. */
export const KeyFacts = ({ vehicle }: { vehicle: VehicleSummary_VehicleFragment }) => {
  const { brand, specifications, location } = vehicle
  const { seatingCapacity, range, topSpeed } = specifications
  const sale = saleOf(vehicle)
  const isSold = sale === 'SOLD'
  const facts = [
    { name: 'Seats', text: seatingCapacity ?? 'Ask us' },
    { name: 'Brand', text: brand.toUpperCase() },
    { name: 'Range', text: isSold ? null : range },
    { name: 'Top speed', text: isSold ? null : topSpeed },
  ]
  const place = isSold ? null : location
  const city = place?.city ?? place?.name
  return (
    <div className={keyFacts.root}>
      <dl className={keyFacts.tiles}>
        {facts.map(
          ({ name, text }) =>
            text !== null && (
              <div key={name} className={keyFacts.tile}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {place && (
        <p className={keyFacts.place}>
          <MapPin />
          <span>
            <strong>{city}</strong>
            {/* The city is in the line above. */}
            <small>{place.address.split(`, ${place.city},`)[0]}</small>
          </span>
          <a
            href={directionsTo(place.coordinates)}
            target="_blank"
            rel="noopener"
            aria-label={`Directions to ${city} (opens in a new tab)`}
          >
            Directions
          </a>
        </p>
      )}
      {!place && sale === 'IN_STOCK' && (
        <p className={keyFacts.place}>
          <MapPin />
          <span>
            <strong>In stock</strong>
            <small>Call to find out where.</small>
          </span>
          <a href={DEALER.lines.sales.href}>{DEALER.lines.sales.label}</a>
        </p>
      )}
    </div>
  )
}
