import { WithData } from '#web/app/data.tsx'
import { useSite } from '#web/app/site.ts'
import { useShowroomSuspenseQuery } from '#web/generated/graphql.ts'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CARD_IDS, PAGE, TEST_DRIVE_DAY } from './content.ts'
import { LocationCard } from './LocationCard.tsx'
import { nextDay } from './nextDay.ts'
import { showroomPage } from './ShowroomPage.styles.ts'
import { ShowroomServices } from './ShowroomServices.tsx'
import { ShowroomWithoutData } from './ShowroomWithoutData.tsx'
import { TestDriveDay } from './TestDriveDay.tsx'

const Sections = () => {
  const { locations, municipalities } = useShowroomSuspenseQuery().data
  const { renderedAt } = useSite()
  const shown = CARD_IDS.flatMap((cardId) => locations.find(({ id }) => id === cardId) ?? [])
  const { title, text, ...event } = TEST_DRIVE_DAY
  const next = nextDay(event.dayOfWeek, event.closes, renderedAt)
  return (
    <>
      <StructuredData {...PAGE} locations={shown} event={{ ...event, name: title, description: text, next }} />
      <section className={layout.section} aria-labelledby="locations">
        <div className={layout.page}>
          <h2 id="locations" className={showroomPage.title}>
            Where the carts are
          </h2>
          <ul className={showroomPage.locations}>
            {shown.map((location) => (
              <li key={location.id}>
                <LocationCard location={location} isDetailed />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <TestDriveDay next={next} />
      <ShowroomServices />
      <section className={layout.section} aria-labelledby="areas">
        <div className={layout.page}>
          <h2 id="areas" className={showroomPage.title}>
            Areas We Serve
          </h2>
          <p className={showroomPage.lead}>
            {municipalities.length} towns of Luzerne County, each with its own page for sales, rentals, service and
            delivery.
          </p>
          <div className={showroomPage.areas}>
            <MunicipalityGrid municipalities={municipalities} />
          </div>
          <div className={showroomPage.closing}>
            <p>Your town is not on the list? We deliver across Pennsylvania.</p>
            <a className={button({ look: 'outline' })} href="/contact">
              Ask about your address
            </a>
          </div>
        </div>
      </section>
    </>
  )
}

export const ShowroomDataPage = () => (
  <WithData
    pending={<div className={showroomPage.pending} />}
    fallback={(_error, retry) => <ShowroomWithoutData onRetry={retry} />}
  >
    <Sections />
  </WithData>
)
