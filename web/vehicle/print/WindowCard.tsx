import { DEALER } from '#graph/dealer/dealer.ts'
import type { WindowCard_VehicleFragment } from '#web/generated/graphql.ts'
import { statedFacts } from '#web/parts/card/cartFacts.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { ListPrice } from '#web/vehicle/ListPrice.tsx'
import { AddressCode } from './AddressCode.tsx'
import { cardCall, conditionOf } from './cardContent.ts'
import { windowCard } from './WindowCard.styles.ts'

/** Characters of a name that needs more than two lines in the large type. */
const LONG_NAME = 34

/** A card for the windshield of a cart, on the screen as on paper. */
export const WindowCard = ({ vehicle }: { vehicle: WindowCard_VehicleFragment }) => {
  const { name, category, price, specifications } = vehicle
  const { seatingCapacity, range, topSpeed, batteryType } = specifications
  const facts = statedFacts(vehicle)
  const figures = [
    ['Seats', seatingCapacity],
    ['Range', range],
    ['Top speed', topSpeed],
    ['Battery', batteryType],
  ] as const
  return (
    <article className={windowCard.root} data-paper="card">
      <div className={windowCard.card}>
        <p className={windowCard.head}>
          <span className={windowCard.dealer}>
            <Logo />
            {DEALER.name}
          </span>
          <span>{conditionOf(vehicle)}</span>
        </p>
        <div className={windowCard.title}>
          <p className={windowCard.series}>{category}</p>
          <h1 id="title" className={name.length > LONG_NAME ? windowCard.longName : windowCard.name}>
            {name}
          </h1>
        </div>
        <div>
          <p className={windowCard.price}>
            <span className={layout.visuallyHidden}>Price: </span>
            {formatPrice(price)}
          </p>
          <ListPrice vehicle={vehicle} className={windowCard.listPrice} />
        </div>
        <dl className={windowCard.figures}>
          {figures
            .filter(([, value]) => value != null)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {facts.length > 0 && (
          <ul className={windowCard.facts}>
            {facts.map(({ name: label, text }) => (
              <li key={label}>
                {label} <b>{text}</b>
              </li>
            ))}
          </ul>
        )}
        <div className={windowCard.foot}>
          <p>
            <strong>{cardCall(vehicle)}</strong>
            {DEALER.lines.sales.label}
          </p>
          <AddressCode vehicle={vehicle} className={windowCard.code} isShown />
        </div>
      </div>
    </article>
  )
}
