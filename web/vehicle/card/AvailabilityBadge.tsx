import { badge } from '#web/theme/badge.styles.ts'

type Props = { vehicle: { isNew: boolean; inStock: boolean }; className: string }

const badgeOf = ({ isNew, inStock }: Props['vehicle']) => {
  if (isNew) return { look: 'new', text: 'NEW' } as const
  return inStock
    ? ({ look: 'inStock', text: 'In Stock' } as const)
    : ({ look: 'outOfStock', text: 'Out of Stock' } as const)
}

export const AvailabilityBadge = ({ vehicle, className }: Props) => {
  const { look, text } = badgeOf(vehicle)
  return <span className={`${badge({ look })} ${className}`}>{text}</span>
}
