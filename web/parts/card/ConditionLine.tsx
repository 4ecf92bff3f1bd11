import { stateOf } from '#graph/dealer/sale.ts'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'

const MILES = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'unit', unit: 'mile' })

type Props = { vehicle: VehicleCard_VehicleFragment; className: string }

/**
 * "Used · 2018 · 4,100 mi · Scranton". The badge of a new cart says that it is new, and a place that it is there.
 * On a phone the last fact, a place or a state, has a line of its own. No line begins with a dot, and none breaks a fact.
 */
export const ConditionLine = ({ vehicle, className }: Props) => {
  const { condition, availability, modelYear, mileage, location } = vehicle
  const isNew = condition === 'NEW'
  const inStock = availability === 'IN_STOCK'
  const place = inStock && location ? (location.city ?? location.name) : null
  const state = isNew || !inStock ? stateOf(vehicle) : null
  const facts = [modelYear, mileage === null ? null : MILES.format(mileage)]
    .filter((fact) => fact !== null)
    .map((fact) => String(fact).replaceAll(' ', '\u00a0'))
  const last = place ? (isNew ? `At ${place}` : place) : state
  return (
    <p className={className}>
      {!isNew && <strong>Used</strong>}
      {!isNew && facts.length > 0 && '\u00a0· '}
      {facts.join('\u00a0· ')}
      {last && (
        <span>
          {(!isNew || facts.length > 0) && <i> · </i>}
          {last}
        </span>
      )}
    </p>
  )
}
