import { REVIEWS } from '#graph/dealer/story.ts'
import { Section } from '#web/ui/Section.tsx'
import { StarRating } from '#web/ui/StarRating.tsx'
import { aboutPage } from './AboutPage.styles.ts'

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const Reviews = () => (
  <Section id="reviews" title="What customers say" isSand>
    <StarRating />
    <ul className={aboutPage.reviews}>
      {REVIEWS.map(({ author, headline, body, rating, datePublished }) => (
        <li key={author}>
          <h3>{headline}</h3>
          <blockquote>
            <p>{body}</p>
          </blockquote>
          <p className={aboutPage.reviewSource}>
            {author}, {rating} of 5 stars, <time dateTime={datePublished}>{month.format(new Date(datePublished))}</time>
          </p>
        </li>
      ))}
    </ul>
  </Section>
)
