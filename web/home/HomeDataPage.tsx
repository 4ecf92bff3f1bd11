import { DEALER } from '#graph/dealer/dealer.ts'
import { failureReason, WithData } from '#web/data/data.tsx'
import { type HomePlacesQuery, useHomePlacesSuspenseQuery, useHomeSuspenseQuery } from '#web/generated/graphql.ts'
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
import { CartsWithoutData } from './CartsWithoutData.tsx'
import { featuredTitle, PAGE, SHOWROOMS_TITLE, townsLead } from './content.ts'
import { featuredVehicles } from './featuredVehicles.ts'
import { homeData } from './HomeDataPage.styles.ts'
import { HomePending } from './HomePending.tsx'
import { PlacesWithoutData } from './PlacesWithoutData.tsx'

const useVehicles = () => featuredVehicles(useHomeSuspenseQuery().data)

const usePlaces = () => {
  const { data } = useHomePlacesSuspenseQuery({ variables: { mainId: DEALER.mainLocationId } })
  const showrooms = DEALER.locationIds.home.flatMap((cardId) => data.locations.find(({ id }) => id === cardId) ?? [])
  return { ...data, showrooms }
}

const Graph = () => {
  const vehicles = useVehicles()
  const list = { name: featuredTitle(vehicles.length), items: vehicleLinks(vehicles) }
  return <StructuredData {...PAGE} list={list} locations={usePlaces().showrooms} rating />
}

const FeaturedCarts = ({ vehicles }: { vehicles: ReturnType<typeof featuredVehicles> }) => (
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

const Featured = () => <FeaturedCarts vehicles={useVehicles()} />

const mapPlaces = ({ municipalities, locations }: Pick<HomePlacesQuery, 'municipalities' | 'locations'>) => [
  ...municipalities.map(({ name, url, coordinates }) => ({ ...coordinates, name, href: url, kind: 'town' as const })),
  ...locations.map(({ name, coordinates }) => ({ ...coordinates, name, href: '/showroom', kind: 'showroom' as const })),
]

const Places = () => {
  const { main, municipalities, locations, showrooms } = usePlaces()
  return (
    <>
      <section className={layout.section} aria-labelledby="about">
        <div className={`${layout.page} ${homeData.about}`}>
          <AboutText />
          <CountyMap title="Where our customers live" places={mapPlaces({ municipalities, locations })} />
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
  <>
    <WithData pending={null} fallback={() => <StructuredData {...PAGE} rating />}>
      <Graph />
    </WithData>
    <WithData
      pending={<HomePending />}
      fallback={(error, retry) => <CartsWithoutData reason={failureReason(error)} onRetry={retry} />}
    >
      <Featured />
    </WithData>
    <WithData
      pending={<HomePending />}
      fallback={(error, retry) => <PlacesWithoutData reason={failureReason(error)} onRetry={retry} />}
    >
      <Places />
    </WithData>
  </>
)
