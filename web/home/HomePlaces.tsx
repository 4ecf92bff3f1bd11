import type { ReactNode } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { REVIEWS } from '#graph/dealer/story.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useHomePlacesSuspenseQuery } from '#web/generated/graphql.ts'
import { showroom } from '#web/locations/locations.styles.ts'
import { Showrooms } from '#web/locations/Showrooms.tsx'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { MunicipalityGrid } from '#web/municipalities/ServiceArea.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Section, StarRating } from '#web/ui/Section.tsx'
import { ABOUT, SHOWROOMS_TITLE, showroomsLead, TOWNS_LEAD } from './content.ts'
import { homePage } from './home.styles.ts'

export const HomePlaces = () => (
  <QueryBoundary
    failure="The map, the towns and the showrooms didn't load"
    around={(message) => <About>{message}</About>}
  >
    <Places />
  </QueryBoundary>
)

const Places = () => {
  const { municipalities, locations } = useHomePlaces()
  return (
    <>
      <Section id="showrooms" title={SHOWROOMS_TITLE} isSand>
        <p className={homePage.lead}>{showroomsLead(locations.length)}</p>
        <div className={showroom.places}>
          <Showrooms locations={locations} />
          <CountyMap title="Our showrooms and service area" towns={municipalities} showrooms={locations} />
        </div>
      </Section>
      <About />
      <Section id="towns" title="Where we deliver and pick up" isSand>
        <p className={homePage.lead}>{TOWNS_LEAD}</p>
        <div className={homePage.towns}>
          <MunicipalityGrid municipalities={municipalities} />
        </div>
      </Section>
    </>
  )
}

export const useHomePlaces = () => {
  const { data } = useHomePlacesSuspenseQuery()
  const isMain = ({ id }: { id: string }) => id === DEALER.mainLocationId
  const branches = data.locations.filter((location) => !isMain(location))
  return { ...data, branches }
}

const About = ({ children }: { children?: ReactNode }) => (
  <section className={layout.section} aria-labelledby="about">
    <div className={`${layout.page} ${homePage.columns}`}>
      <AboutText />
      {children}
    </div>
  </section>
)

const [{ author, body, rating }] = REVIEWS as [(typeof REVIEWS)[number]]

const AboutText = () => (
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
