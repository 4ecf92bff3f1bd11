import { DEALER } from '#graph/dealer/dealer.ts'
import { failureReason, WithData } from '#web/app/data.tsx'
import { type HomeQuery, useHomeSuspenseQuery } from '#web/generated/graphql.ts'
import { LocationCard } from '#web/locations/LocationCard.tsx'
import { MainContactCard } from '#web/locations/MainContactCard.tsx'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { VehicleCard } from '#web/vehicles/VehicleCard.tsx'
import { vehicleLinks, vehiclePath } from '#web/vehicles/vehicleLinks.ts'
import { AboutText } from './AboutText.tsx'
import { BrandGrid } from './BrandGrid.tsx'
import { featuredTitle, PAGE, SHOWROOMS_TITLE, townsLead } from './content.ts'
import { featuredVehicles } from './featuredVehicles.ts'
import { homeData } from './HomeDataPage.styles.ts'
import { HomePending } from './HomePending.tsx'
import { HomeWithoutData } from './HomeWithoutData.tsx'

const Featured = ({ vehicles }: { vehicles: ReturnType<typeof featuredVehicles> }) => (
  <section className={layout.sand} aria-labelledby="featured">
    <div className={layout.page}>
      <div className={homeData.head}>
        <h2 id="featured" className={homeData.title}>
          {featuredTitle(vehicles.length)}
        </h2>
        <a className={homeData.more} href="/inventory">
          See the whole inventory
        </a>
      </div>
      <ul className={homeData.featured}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} href={vehiclePath(vehicle.id)} />
          </li>
        ))}
      </ul>
      <BrandGrid />
    </div>
  </section>
)

const mapPlaces = ({ municipalities, locations }: HomeQuery) => [
  ...municipalities.map(({ name, url, coordinates }) => ({ ...coordinates, name, href: url, kind: 'town' as const })),
  ...locations.map(({ name, coordinates }) => ({ ...coordinates, name, href: '/showroom', kind: 'showroom' as const })),
]

const Sections = () => {
  const { data } = useHomeSuspenseQuery({ variables: { mainId: DEALER.mainLocationId } })
  const { main, locations, municipalities } = data
  const vehicles = featuredVehicles(data)
  const showrooms = DEALER.locationIds.home.flatMap((cardId) => locations.find(({ id }) => id === cardId) ?? [])
  return (
    <>
      <StructuredData
        {...PAGE}
        list={{ name: featuredTitle(vehicles.length), items: vehicleLinks(vehicles) }}
        locations={showrooms}
        rating
      />
      <Featured vehicles={vehicles} />
      <section className={layout.section} aria-labelledby="about">
        <div className={`${layout.page} ${homeData.about}`}>
          <AboutText />
          <CountyMap title="Where our customers live" places={mapPlaces(data)} />
        </div>
      </section>
      <section className={layout.sand} aria-labelledby="towns">
        <div className={layout.page}>
          <h2 id="towns" className={homeData.title}>
            Where we deliver and pick up
          </h2>
          <p className={homeData.lead}>{townsLead(municipalities.length)}</p>
          <div className={homeData.towns}>
            <MunicipalityGrid municipalities={municipalities} />
          </div>
        </div>
      </section>
      <section className={layout.section} aria-labelledby="showrooms">
        <div className={layout.page}>
          <h2 id="showrooms" className={homeData.title}>
            {SHOWROOMS_TITLE}
          </h2>
          <ul className={homeData.showrooms}>
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
        </div>
      </section>
    </>
  )
}

export const HomeDataPage = () => (
  <WithData
    pending={<HomePending />}
    fallback={(error, retry) => <HomeWithoutData reason={failureReason(error)} onRetry={retry} />}
  >
    <Sections />
  </WithData>
)
