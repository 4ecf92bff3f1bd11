import { RATING } from '#graph/dealer/dealer.ts'
import { Star } from './icons.tsx'
import { starRating } from './StarRating.styles.ts'

/** The mean of the customers' ratings; nothing while the dealer claims no rating. */
export const StarRating = () =>
  RATING && (
    <p className={starRating.root}>
      <Star />
      <span>
        <strong>{RATING.value} out of 5</strong> from {RATING.count} customer reviews
      </span>
    </p>
  )
