import { layout } from '#web/theme/layout.styles.ts'
import { locationCard } from './LocationCard.styles.ts'

/** "Ridgeline Golf Carts – Scranton" as a large place below a small dealer, who is the same on every card. */
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
