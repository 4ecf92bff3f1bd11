import type { ReactNode } from 'react'
import { hoursLines } from '#graph/shared/hours-lines.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { HoursList } from '#web/ui/opening-hours/HoursList.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { Section } from '#web/ui/Section.tsx'
import { AboutText } from './AboutText.tsx'
import { SHOWROOMS_TITLE, showroomsLead, townsLead } from './content.ts'
import { homePage } from './HomePage.styles.ts'
import { showroom } from './Showroom.styles.ts'
import { Showroom } from './Showroom.tsx'
import { useHomePlaces } from './useHomePlaces.ts'

const About = ({ children }: { children: ReactNode }) => (
  <section className={layout.section} aria-labelledby="about">
    <div className={`${layout.page} ${homePage.columns}`}>
      <AboutText />
      {children}
    </div>
  </section>
)

const Places = () => {
  const { municipalities, locations, showrooms } = useHomePlaces()
  return (
    <>
      <Section id="showrooms" title={SHOWROOMS_TITLE} isSand>
        <p className={homePage.lead}>{showroomsLead(showrooms.length)}</p>
        <HoursList lines={hoursLines(useSite().week)} className={homePage.hours} />
        <OpenNow />
        <ul className={showroom.list}>
          {showrooms.map((location) => (
            <Showroom key={location.id} location={location} />
          ))}
        </ul>
      </Section>
      <About>
        <CountyMap title="Our service area" towns={municipalities} showrooms={locations} />
      </About>
      <Section id="towns" title="Where we deliver and pick up" isSand>
        <p className={homePage.lead}>{townsLead(municipalities.length)}</p>
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
