import type { ReactNode } from 'react'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { showroom } from '#web/locations/Showrooms.styles.ts'
import { Showrooms } from '#web/locations/Showrooms.tsx'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Section } from '#web/ui/Section.tsx'
import { AboutText } from './AboutText.tsx'
import { SHOWROOMS_TITLE, showroomsLead, TOWNS_LEAD } from './content.ts'
import { homePage } from './HomePage.styles.ts'
import { useHomePlaces } from './useHomePlaces.ts'

const About = ({ children }: { children?: ReactNode }) => (
  <section className={layout.section} aria-labelledby="about">
    <div className={`${layout.page} ${homePage.columns}`}>
      <AboutText />
      {children}
    </div>
  </section>
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

export const HomePlaces = () => (
  <QueryBoundary
    fallback={(error, retry) => (
      <About>
        <ErrorState
          title="The map, the towns and the showrooms didn't load"
          reason={failureReason(error)}
          onRetry={retry}
        />
      </About>
    )}
  >
    <Places />
  </QueryBoundary>
)
