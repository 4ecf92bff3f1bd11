import type { Review } from 'schema-dts'

export type ReviewContent = {
  author: string
  headline: string
  body: string
  /** Stars of 5. */
  rating: number
  /** YYYY-MM-DD. */
  datePublished: string
}

/** A review of the node that contains it. */
export const review = ({ author, headline, body, rating, datePublished }: ReviewContent): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  headline,
  reviewBody: body,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  datePublished,
})
