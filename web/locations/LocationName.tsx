import { layout } from '#web/theme/layout.styles.ts'
import { locationCard } from './LocationCard.styles.ts'

/** "Ridgeline Golf Carts – Scranton" with the place large and the dealer, the same on every card, small above it. */
export const LocationName = ({ name }: { name: string }) => {
  const [dealer, place] = name.split(' – ')
  if (!place) return name
  return (
    <>
      <span className={locationCard.dealer}>{dealer}</span>
      <span className={layout.visuallyHidden}> – </span>
      {place}
    </>
  )
}
