import type { Availability } from '#graph/shared/availability.ts'
import type { VehicleCondition } from '#web/generated/graphql.ts'
import { badge } from '#web/theme/badge.styles.ts'

type Props = { vehicle: { condition: VehicleCondition; availability: Availability }; className: string }

const badgeOf = ({ condition, availability }: Props['vehicle']) => {
  if (condition === 'NEW') return { variant: 'new', text: 'NEW' } as const
  return availability === 'IN_STOCK'
    ? ({ variant: 'inStock', text: 'In Stock' } as const)
    : ({ variant: 'outOfStock', text: 'Out of Stock' } as const)
}

export const AvailabilityBadge = ({ vehicle, className }: Props) => {
  const { variant, text } = badgeOf(vehicle)
  return <span className={`${badge({ variant })} ${className}`}>{text}</span>
}
