import { DEALER } from '#graph/dealer/dealer.ts'
import { REVIEWS, STORY, STORY_TITLE, TEAM } from '#graph/dealer/story.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useAboutPageSuspenseQuery } from '#web/generated/graphql.ts'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { FoldedTowns } from '#web/municipalities/ServiceArea.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ButtonLink, CallButton, DirectionsAnchor } from '#web/ui/links.tsx'
import { HoursList, OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { FeatureList, Section, StarRating } from '#web/ui/Section.tsx'
import { aboutPage } from './about.styles.ts'
import { CLAIMS, heroOf, PAGE, SERVICE_AREA, VALUES, visitingHours } from './content.ts'

export const AboutPage = () => (
  <>
    <Seo {...PAGE} data={{ kind: 'AboutPage', people: TEAM, reviews: REVIEWS, rating: true }} />
    <PageHero cart="denago-ev-city" {...heroOf(useSite().showrooms.length)} />
    <Story />
    <p className={aboutPage.claims}>{CLAIMS}</p>
    <Section id="values" title="Our promises" titleClass={aboutPage.title}>
      <FeatureList points={VALUES} className={aboutPage.values} />
    </Section>
    <Team />
    <Reviews />
    <Section id="area" title="Where we deliver and service" className={aboutPage.area}>
      <p className={aboutPage.lead}>{SERVICE_AREA}</p>
      <QueryBoundary failure="The map and the list of towns didn't load">
        <Area />
      </QueryBoundary>
    </Section>
    <Closing />
  </>
)

const Story = () => (
  <Section id="story" title={STORY_TITLE} titleClass={aboutPage.title} className={aboutPage.story}>
    <div>
      {STORY.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </Section>
)

const Team = () => (
  <Section id="team" title="The people who answer the phone" titleClass={aboutPage.title} isSand>
    <ul className={aboutPage.team}>
      {TEAM.map(({ name, role, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{role}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const Reviews = () => (
  <Section id="reviews" title="What customers told us">
    <StarRating />
    <a className={aboutPage.reviewsLink} href="/showroom#locations">
      Our showrooms' review pages
    </a>
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

const Area = () => {
  const { locations, municipalities } = useAboutPageSuspenseQuery().data
  return (
    <>
      <FoldedTowns title={`All ${municipalities.length} towns, A to Z`} municipalities={municipalities} />
      <CountyMap title="Towns and showrooms" towns={municipalities} showrooms={locations} />
    </>
  )
}

const { address } = DEALER

const Closing = () => (
  <section className={layout.section} aria-labelledby="visit">
    <div className={layout.page}>
      <div className={`${card({ variant: 'forest' })} ${aboutPage.closing}`} data-on="forest">
        <div>
          <h2 id="visit" className={aboutPage.title}>
            Stop in, or call first
          </h2>
          <address className={aboutPage.closingText}>
            {address.street}, {address.city}, {address.state} {address.zip}
          </address>
          <p className={aboutPage.actions}>
            <CallButton />
            <ButtonLink variant="onForest" href="/contact">
              Send a message
            </ButtonLink>
            <DirectionsAnchor className={button({ variant: 'onForest' })} to={DEALER.coordinates} name={address.city}>
              Directions
            </DirectionsAnchor>
          </p>
        </div>
        <div>
          <h3 className={aboutPage.hoursTitle}>Showroom hours</h3>
          <OpenNow />
          <HoursList lines={visitingHours(useSite().week)} className={aboutPage.hours} />
        </div>
      </div>
    </div>
  </section>
)
