import type { Availability } from '#graph/dealer/availability.ts'
import { badge } from '#web/theme/badge.styles.ts'

type Props = { vehicle: { isNew: boolean; availability: Availability }; className: string }

const badgeOf = ({ isNew, availability }: Props['vehicle']) => {
  if (isNew) return { look: 'new', text: 'NEW' } as const
  return availability === 'IN_STOCK'
    ? ({ look: 'inStock', text: 'In Stock' } as const)
    : ({ look: 'outOfStock', text: 'Out of Stock' } as const)
}

export const AvailabilityBadge = ({ vehicle, className }: Props) => {
  const { look, text } = badgeOf(vehicle)
  return <span className={`${badge({ look })} ${className}`}>{text}</span>
}
