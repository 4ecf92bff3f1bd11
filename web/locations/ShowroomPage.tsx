import { useState } from 'react'
import { DEALER, TEST_DRIVE_DAY } from '#graph/dealer/dealer.ts'
import { IS_SERVER } from '#web/app/isServer.ts'
import { useSite } from '#web/app/site.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { useShowroomPageSuspenseQuery } from '#web/generated/graphql.ts'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { nextDay } from '#web/opening-hours/nextDay.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { CallButton } from '#web/ui/CallButton.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { Section } from '#web/ui/Section.tsx'
import { AREAS, HERO, PAGE, TEST_DRIVES } from './content.ts'
import { LocationCard } from './LocationCard.tsx'
import { showroomPage } from './ShowroomPage.styles.ts'
import { ShowroomServices } from './ShowroomServices.tsx'
import { ShowroomWithoutData } from './ShowroomWithoutData.tsx'
import { TestDriveDay } from './TestDriveDay.tsx'

const Sections = () => {
  const { locations, municipalities } = useShowroomPageSuspenseQuery().data
  const { renderedAt, clockOffset } = useSite()
  // After a navigation, `renderedAt` is the time of the tab's first page, maybe days ago.
  const [now] = useState(() => (IS_SERVER ? renderedAt : Date.now()))
  const shown = DEALER.locationIds.showroom.flatMap((cardId) => locations.find(({ id }) => id === cardId) ?? [])
  const { title, text } = TEST_DRIVES
  const next = nextDay(TEST_DRIVE_DAY, now, clockOffset)
  return (
    <>
      <StructuredData {...PAGE} locations={shown} event={{ ...TEST_DRIVE_DAY, name: title, description: text, next }} />
      <Section id="locations" title="Where the carts are">
        <ul className={showroomPage.locations}>
          {shown.map((location) => (
            <li key={location.id}>
              <LocationCard location={location} isDetailed />
            </li>
          ))}
        </ul>
      </Section>
      <TestDriveDay next={next} />
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
    <WithData
      isMain
      pending={<div className={showroomPage.pending} />}
      fallback={(error, retry) => <ShowroomWithoutData reason={failureReason(error)} onRetry={retry} />}
    >
      <Sections />
    </WithData>
  </>
)
