import { AVAILABILITY_WORDS } from '#graph/dealer/availability.ts'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'

const MILES = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'unit', unit: 'mile' })

type Props = { vehicle: VehicleCard_VehicleFragment; className: string }

/** "Used · 2018 · 4,100 mi · Scranton". The badge of a new cart does not say whether the cart is in stock: the line does. */
export const ConditionLine = ({ vehicle, className }: Props) => {
  const { isNew, availability, modelYear, mileage, location } = vehicle
  const inStock = availability === 'IN_STOCK'
  const facts = [
    modelYear,
    mileage === null ? null : MILES.format(mileage),
    isNew || !inStock ? AVAILABILITY_WORDS[availability] : null,
    inStock && location ? (location.city ?? location.name) : null,
  ]
  return (
    <p className={className}>
      <strong>{isNew ? 'New' : 'Used'}</strong>
      {facts.filter((fact) => fact !== null).map((fact) => ` · ${fact}`)}
    </p>
  )
}
