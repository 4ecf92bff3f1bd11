import { DEALER } from '#graph/dealer/dealer.ts'
import { REVIEWS, STORY, STORY_TITLE, TEAM } from '#graph/dealer/story.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useAboutPageSuspenseQuery } from '#web/generated/graphql.ts'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { MunicipalityGrid } from '#web/municipalities/ServiceArea.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CallButton } from '#web/ui/links.tsx'
import { HoursList, OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { FeatureList, Section, StarRating, Stats } from '#web/ui/Section.tsx'
import { aboutPage } from './about.styles.ts'
import { initials, PAGE, SERVICE_AREA, SERVICE_CLAIMS, stats, VALUES, visitingHours } from './content.ts'

export const AboutPage = () => (
  <>
    <Seo {...PAGE} />
    <StructuredData {...PAGE} kind="AboutPage" people={TEAM} reviews={REVIEWS} rating />
    <PageHero
      cart="denago-ev-city"
      eyebrow={`${DEALER.address.city} · since ${DEALER.claims.founded}`}
      title="The cart people down the road"
      lead={`${DEALER.claims.customers} happy customers, ${DEALER.claims.years} in business, and a shop you pass on the way home.`}
    />
    <Story />
    <Section id="values" title="Our promises" titleClass={aboutPage.title} isSand>
      <FeatureList points={VALUES} className={aboutPage.values} />
    </Section>
    <Team />
    <Reviews />
    <section className={layout.sand} aria-labelledby="area">
      <div className={`${layout.page} ${aboutPage.area}`}>
        <AreaText />
        <QueryBoundary failure="The map and the list of towns didn't load">
          <Area />
        </QueryBoundary>
      </div>
    </section>
    <Closing />
  </>
)

const Story = () => (
  <section className={layout.section} aria-labelledby="story">
    <div className={`${layout.page} ${aboutPage.story}`}>
      <div>
        <h2 id="story" className={aboutPage.title}>
          {STORY_TITLE}
        </h2>
        {STORY.map((text) => (
          <p key={text} className={aboutPage.paragraph}>
            {text}
          </p>
        ))}
      </div>
      <Stats figures={stats(useSite().showrooms.length)} label="By the numbers" className={aboutPage.stats} />
    </div>
  </section>
)

const Team = () => (
  <Section id="team" title="The people who answer the phone" titleClass={aboutPage.title}>
    <ul className={aboutPage.team}>
      {TEAM.map(({ name, role, text }) => (
        <li key={name} className={card({ padded: true })}>
          <p className={aboutPage.initials} aria-hidden="true">
            {initials(name)}
          </p>
          <h3 className={aboutPage.name}>{name}</h3>
          <p className={aboutPage.role}>{role}</p>
          <p className={aboutPage.bio}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const Reviews = () => (
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

const AreaText = () => (
  <div>
    <h2 id="area" className={aboutPage.title}>
      Where we deliver and service
    </h2>
    {SERVICE_AREA.map((text) => (
      <p key={text} className={aboutPage.lead}>
        {text}
      </p>
    ))}
    <Stats figures={SERVICE_CLAIMS} className={aboutPage.claims} />
  </div>
)

const Area = () => {
  const { locations, municipalities } = useAboutPageSuspenseQuery().data
  return (
    <>
      <CountyMap title="Towns and showrooms" towns={municipalities} showrooms={locations} />
      <div className={aboutPage.towns}>
        <MunicipalityGrid municipalities={municipalities} />
      </div>
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
            <a className={button({ variant: 'onForest' })} href="/contact">
              Send a message
            </a>
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
