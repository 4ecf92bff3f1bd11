import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { LocationCard } from '#web/locations/LocationCard.tsx'
import { MainContactCard } from '#web/locations/MainContactCard.tsx'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { Section } from '#web/ui/Section.tsx'
import { AboutText } from './AboutText.tsx'
import { SHOWROOMS_TITLE, townsLead } from './content.ts'
import { homePage } from './HomePage.styles.ts'
import { homePlaces } from './HomePlaces.styles.ts'
import { PlacesWithoutData } from './PlacesWithoutData.tsx'
import { useHomePlaces } from './useHomePlaces.ts'

const Places = () => {
  const { main, municipalities, locations, showrooms } = useHomePlaces()
  return (
    <>
      <section className={layout.section} aria-labelledby="about">
        <div className={`${layout.page} ${homePlaces.about}`}>
          <AboutText />
          <CountyMap title="Where our customers live" towns={municipalities} showrooms={locations} />
        </div>
      </section>
      <Section id="towns" title="Where we deliver and pick up" isSand>
        <p className={homePlaces.lead}>{townsLead(municipalities.length)}</p>
        <div className={homePlaces.towns}>
          <MunicipalityGrid municipalities={municipalities} />
        </div>
      </Section>
      <Section id="showrooms" title={SHOWROOMS_TITLE}>
        <ul className={homePlaces.showrooms}>
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
    fallback={(error, retry) => <PlacesWithoutData reason={failureReason(error)} onRetry={retry} />}
  >
    <Places />
  </WithData>
)
