import type { AggregateRating } from 'schema-dts'
import type { Rating } from '#graph/dealer/dealer.ts'

export const aggregateRating = ({ value, count }: Rating): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
})
