import { stateOf } from '#graph/dealer/sale.ts'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'

const MILES = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'unit', unit: 'mile' })

type Props = { vehicle: VehicleCard_VehicleFragment; className: string }

/**
 * "Used · 2018 · 4,100 mi · Scranton". The badge of a new cart does not say whether the cart is in stock: the line does.
 * On a phone the last fact, a place or a state, has a line of its own. No line begins with a dot, and none breaks a fact.
 */
export const ConditionLine = ({ vehicle, className }: Props) => {
  const { condition, availability, modelYear, mileage, location } = vehicle
  const isNew = condition === 'NEW'
  const place = availability === 'IN_STOCK' && location ? (location.city ?? location.name) : null
  const state = isNew || availability !== 'IN_STOCK' ? stateOf(vehicle) : null
  const facts = [modelYear, mileage === null ? null : MILES.format(mileage), place && state]
  const last = place ?? state
  return (
    <p className={className}>
      <strong>{isNew ? 'New' : 'Used'}</strong>
      {facts
        .filter((fact) => fact !== null)
        .map((fact) => `\u00a0· ${String(fact).replaceAll(' ', '\u00a0')}`)
        .join('')}
      {last && (
        <span>
          <i> · </i>
          {last}
        </span>
      )}
    </p>
  )
}
