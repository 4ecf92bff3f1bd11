import { REVIEWS } from '#graph/dealer/story.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { StarRating } from '#web/ui/StarRating.tsx'
import { reviews } from './Reviews.styles.ts'

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const Reviews = () => (
  <section className={layout.sand} aria-labelledby="reviews">
    <div className={layout.page}>
      <h2 id="reviews" className={reviews.title}>
        What customers say
      </h2>
      <StarRating />
      <ul className={reviews.list}>
        {REVIEWS.map(({ author, headline, body, rating, datePublished }) => (
          <li key={author}>
            <h3>{headline}</h3>
            <blockquote>
              <p>{body}</p>
            </blockquote>
            <p className={reviews.source}>
              {author}, {rating} of 5 stars,{' '}
              <time dateTime={datePublished}>{month.format(new Date(datePublished))}</time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
