import { DEALER } from '#graph/dealer/dealer.ts'
import { WithData } from '#web/app/data.tsx'
import { type HomeQuery, useHomeSuspenseQuery } from '#web/generated/graphql.ts'
import { LocationCard } from '#web/locations/LocationCard.tsx'
import { MainContactCard } from '#web/locations/MainContactCard.tsx'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { VehicleCard } from '#web/vehicles/VehicleCard.tsx'
import { vehicleLinks } from '#web/vehicles/vehicleLinks.ts'
import { AboutText } from './AboutText.tsx'
import { BrandGrid } from './BrandGrid.tsx'
import { PAGE, SHOWROOM_IDS } from './content.ts'
import { homeData } from './HomeDataPage.styles.ts'
import { HomePending } from './HomePending.tsx'
import { HomeWithoutData } from './HomeWithoutData.tsx'

const FEATURED_TITLE = 'Three carts to drive first'

const featured = ({ maverick, d6Max, evCity }: HomeQuery) =>
  [maverick, d6Max, evCity].filter((vehicle) => vehicle != null)

const Featured = ({ vehicles }: { vehicles: ReturnType<typeof featured> }) => (
  <section className={layout.sand} aria-labelledby="featured">
    <div className={layout.page}>
      <div className={homeData.head}>
        <h2 id="featured" className={homeData.title}>
          {FEATURED_TITLE}
        </h2>
        <a className={homeData.more} href="/inventory">
          See the whole inventory
        </a>
      </div>
      <ul className={homeData.featured}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} href={`/vehicle/${vehicle.id}`} />
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
  const vehicles = featured(data)
  const showrooms = locations.filter(({ id }) => SHOWROOM_IDS.includes(id))
  return (
    <>
      <StructuredData
        {...PAGE}
        list={{ name: FEATURED_TITLE, items: vehicleLinks(vehicles) }}
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
          <p className={homeData.lead}>
            We serve {DEALER.claims.municipalities.home} municipalities. Every town here has its own page, with its
            rentals and the nearest showroom.
          </p>
          <div className={homeData.towns}>
            <MunicipalityGrid municipalities={municipalities} />
          </div>
        </div>
      </section>
      <section className={layout.section} aria-labelledby="showrooms">
        <div className={layout.page}>
          <h2 id="showrooms" className={homeData.title}>
            Three showrooms, one phone call
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
  <WithData pending={<HomePending />} fallback={(_error, retry) => <HomeWithoutData onRetry={retry} />}>
    <Sections />
  </WithData>
)
