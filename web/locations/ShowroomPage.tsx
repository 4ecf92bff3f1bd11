import { DEALER, TEST_DRIVE_DAY } from '#graph/dealer/dealer.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useShowroomPageSuspenseQuery } from '#web/generated/graphql.ts'
import { useNow } from '#web/islands/useNow.ts'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CallButton } from '#web/ui/CallButton.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { nextDay } from '#web/ui/opening-hours/nextDay.ts'
import { PageHero } from '#web/ui/PageHero.tsx'
import { Section } from '#web/ui/Section.tsx'
import { AREAS, HERO, PAGE, TEST_DRIVES } from './content.ts'
import { LocationCard } from './LocationCard.tsx'
import { showroomPage } from './ShowroomPage.styles.ts'
import { ShowroomServices } from './ShowroomServices.tsx'
import { TestDriveDay } from './TestDriveDay.tsx'

const Sections = () => {
  const { locations, municipalities } = useShowroomPageSuspenseQuery().data
  const { clockOffset, specialDays } = useSite()
  const shown = DEALER.locationIds.showroom.flatMap((cardId) => locations.find(({ id }) => id === cardId) ?? [])
  const { title, text } = TEST_DRIVES
  const next = nextDay(TEST_DRIVE_DAY, specialDays, useNow(), clockOffset)
  return (
    <>
      <StructuredData
        {...PAGE}
        locations={shown}
        event={next ? { ...TEST_DRIVE_DAY, name: title, description: text, next } : undefined}
      />
      <Section id="locations" title="Locations and hours">
        <ul className={showroomPage.locations}>
          {shown.map((location) => (
            <li key={location.id}>
              <LocationCard location={location} />
            </li>
          ))}
        </ul>
      </Section>
      {next && <TestDriveDay next={next} />}
      <ShowroomServices />
      <Section id="areas" title={AREAS.title}>
        <p className={showroomPage.lead}>{AREAS.lead(municipalities.length)}</p>
        <div className={showroomPage.areas}>
          <MunicipalityGrid municipalities={municipalities} />
        </div>
        <div className={showroomPage.closing}>
          <p>{AREAS.closing}</p>
          <a className={button({ look: 'outline' })} href="/contact">
            Ask about your address
          </a>
        </div>
      </Section>
    </>
  )
}

export const ShowroomPage = () => (
  <>
    <Seo {...PAGE} />
    <PageHero seed="/showroom" {...HERO}>
      <CallButton />
      <a className={button({ look: 'onForest' })} href="/contact">
        Book a test drive
      </a>
    </PageHero>
    <QueryBoundary
      isMain
      pending={<div className={showroomPage.pending} />}
      fallback={(error, retry) => (
        <>
          <div className={`${layout.page} ${layout.section}`}>
            <ErrorState title="The showrooms didn't load" reason={failureReason(error)} onRetry={retry} />
          </div>
          <ShowroomServices />
        </>
      )}
    >
      <Sections />
    </QueryBoundary>
  </>
)
