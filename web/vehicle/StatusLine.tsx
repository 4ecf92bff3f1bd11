import { saleOf, stateOf } from '#graph/dealer/sale.ts'
import type { VehicleSummary_VehicleFragment } from '#web/generated/graphql.ts'
import { BUILD_TIME } from './content.ts'
import { summary } from './VehicleSummary.styles.ts'

const miles = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'unit', unit: 'mile' })

const stockOf = (vehicle: VehicleSummary_VehicleFragment) => {
  const city = vehicle.location?.city
  const sale = saleOf(vehicle)
  if (sale === 'TO_ORDER') return `${stateOf(vehicle)}, ${BUILD_TIME}`
  if (sale === 'SOLD') return city
  const state = stateOf(vehicle)
  // A cart on order is on its way to its showroom, and one that is away may be at a shop.
  return city && sale !== 'ON_ORDER' && sale !== 'UNAVAILABLE' ? `${state} at ${city}` : state
}

/** "Used · 2023 · 640 mi · In stock at Mountain Top". */
export const StatusLine = ({ vehicle }: { vehicle: VehicleSummary_VehicleFragment }) => {
  const { condition, modelYear, mileage } = vehicle
  const facts = [modelYear, mileage === null ? null : miles.format(mileage), stockOf(vehicle)]
  return (
    <p className={summary.condition}>
      <strong>{condition === 'NEW' ? 'New' : 'Used'}</strong>
      {facts
        .filter(Boolean)
        .map((fact) => ` · ${fact}`)
        .join('')}
    </p>
  )
}
