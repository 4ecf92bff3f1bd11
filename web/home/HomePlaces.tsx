import type { ReactNode } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { REVIEWS } from '#graph/dealer/story.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useHomePlacesSuspenseQuery } from '#web/generated/graphql.ts'
import { Showrooms } from '#web/locations/Showrooms.tsx'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { FoldedTowns } from '#web/municipalities/ServiceArea.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { Section, StarRating } from '#web/ui/Section.tsx'
import { ABOUT, showroomsLead, TOWNS_LEAD } from './content.ts'
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
      <About>
        <CountyMap title="Our showrooms and service area" towns={municipalities} showrooms={locations} />
      </About>
      <Section id="showrooms" title="Come take one for a drive" isSand className={homePage.showrooms}>
        <p className={homePage.lead}>{showroomsLead(locations.length)}</p>
        <Showrooms locations={locations} />
      </Section>
      <Section id="towns" title="Where we deliver and pick up">
        <p className={homePage.lead}>{TOWNS_LEAD}</p>
        <FoldedTowns
          title={`All ${municipalities.length} towns and villages, A to Z`}
          municipalities={municipalities}
        />
      </Section>
    </>
  )
}

export const useHomePlaces = () => {
  const { data } = useHomePlacesSuspenseQuery()
  return { ...data, branches: data.locations.filter(({ id }) => id !== DEALER.mainLocationId) }
}

const [{ author, body, rating }] = REVIEWS as [(typeof REVIEWS)[number]]

const About = ({ children }: { children: ReactNode }) => (
  <section className={layout.section} aria-labelledby="about">
    <div className={`${layout.page} ${homePage.about}`}>
      <figure>
        <blockquote>{body}</blockquote>
        <figcaption>
          Told to us by {author}, {rating} of 5 stars
        </figcaption>
      </figure>
      <div className={homePage.columns}>
        <div>
          <h2 id="about" className={layout.sectionTitle}>
            {ABOUT.title}
          </h2>
          {ABOUT.paragraphs.map((text) => (
            <p key={text} className={homePage.lead}>
              {text}
            </p>
          ))}
          <StarRating />
          <p className={homePage.actions}>
            <ButtonLink variant="outline" href="/about">
              Our story
            </ButtonLink>
          </p>
        </div>
        {children}
      </div>
    </div>
  </section>
)
