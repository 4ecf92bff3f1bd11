import { WithData } from '#web/app/data.tsx'
import { useShowroomSuspenseQuery } from '#web/generated/graphql.ts'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CARD_IDS } from './content.ts'
import { LocationCard } from './LocationCard.tsx'
import { showroomPage } from './ShowroomPage.styles.ts'
import { ShowroomServices } from './ShowroomServices.tsx'
import { ShowroomWithoutData } from './ShowroomWithoutData.tsx'

const Sections = () => {
  const { locations, municipalities } = useShowroomSuspenseQuery().data
  return (
    <>
      <section className={layout.section} aria-labelledby="locations">
        <div className={layout.page}>
          <h2 id="locations" className={showroomPage.title}>
            Where the carts are
          </h2>
          <ul className={showroomPage.locations}>
            {CARD_IDS.map((cardId) => {
              const location = locations.find(({ id }) => id === cardId)
              return (
                location && (
                  <li key={cardId}>
                    <LocationCard location={location} isDetailed />
                  </li>
                )
              )
            })}
          </ul>
        </div>
      </section>
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
