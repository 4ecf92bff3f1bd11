import type { ReactNode } from 'react'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { LocationCard } from '#web/locations/LocationCard.tsx'
import { MainContactCard } from '#web/locations/MainContactCard.tsx'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { SectionError } from '#web/shell/SectionError.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { Section } from '#web/ui/Section.tsx'
import { AboutText } from './AboutText.tsx'
import { SHOWROOMS_TITLE, townsLead } from './content.ts'
import { homePage } from './HomePage.styles.ts'
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
  const { main, municipalities, locations, showrooms } = useHomePlaces()
  return (
    <>
      <About>
        <CountyMap title="Where our customers live" towns={municipalities} showrooms={locations} />
      </About>
      <Section id="towns" title="Where we deliver and pick up" isSand>
        <p className={homePage.lead}>{townsLead(municipalities.length)}</p>
        <div className={homePage.towns}>
          <MunicipalityGrid municipalities={municipalities} />
        </div>
      </Section>
      <Section id="showrooms" title={SHOWROOMS_TITLE}>
        <ul className={homePage.showrooms}>
          {showrooms.map((location) => (
            <li key={location.id}>
              <LocationCard location={location} />
            </li>
          ))}
          {main && (
            <li>
              <MainContactCard location={main} />
            </li>
          )}
        </ul>
      </Section>
    </>
  )
}

export const HomePlaces = () => (
  <WithData
    pending={<div className={homePage.pending} />}
    fallback={(error, retry) => (
      <About>
        <SectionError what="The map, the towns and the showrooms" reason={failureReason(error)} onRetry={retry} />
      </About>
    )}
  >
    <Places />
  </WithData>
)
