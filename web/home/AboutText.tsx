import { REVIEWS } from '#graph/dealer/story.ts'
import { button } from '#web/theme/button.styles.ts'
import { StarRating } from '#web/ui/Section.tsx'
import { ABOUT } from './content.ts'
import { homePage } from './HomePage.styles.ts'

const [{ author, body, rating }] = REVIEWS as [(typeof REVIEWS)[number]]

export const AboutText = () => (
  <>
    <div>
      <h2 id="about" className={homePage.title}>
        {ABOUT.title}
      </h2>
      {ABOUT.paragraphs.map((text) => (
        <p key={text} className={homePage.lead}>
          {text}
        </p>
      ))}
      <StarRating />
      <p className={homePage.actions}>
        <a className={button({ variant: 'outline' })} href="/about">
          Our story
        </a>
      </p>
    </div>
    <figure className={homePage.review}>
      <blockquote>
        <p>{body}</p>
      </blockquote>
      <figcaption>
        {author}, {rating} of 5 stars
      </figcaption>
    </figure>
  </>
)
