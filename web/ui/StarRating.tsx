import { Star } from 'lucide-react'
import { RATING } from '#graph/dealer/dealer.ts'
import { starRating } from './StarRating.styles.ts'

/** What customers give the dealer on average; nothing while the dealer claims no rating. */
export const StarRating = () =>
  RATING && (
    <p className={starRating.root}>
      <Star strokeWidth={1.75} aria-hidden="true" />
      <span>
        <strong>{RATING.value} out of 5</strong> from {RATING.count} customer reviews
      </span>
    </p>
  )
