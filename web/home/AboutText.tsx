import { button } from '#web/theme/button.styles.ts'
import { StarRating } from '#web/ui/StarRating.tsx'
import { ABOUT } from './content.ts'
import { homePage } from './HomePage.styles.ts'

export const AboutText = () => (
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
)
