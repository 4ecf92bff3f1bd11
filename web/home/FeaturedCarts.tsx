import { AUTHORIZED_BRANDS, SOLD_BRANDS } from '#graph/dealer/brands.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useFeaturedCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { featured } from '#web/parts/card/card.styles.ts'
import { VehicleCard } from '#web/parts/card/VehicleCard.tsx'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { featuredTitle, NONE_FEATURED, seeAll } from './content.ts'
import { brands, homePage } from './home.styles.ts'

export const FeaturedCarts = () => (
  <section className={layout.section}>
    <div className={layout.page}>
      <QueryBoundary failure="The carts didn't load">
        <Carts />
      </QueryBoundary>
      <Brands />
    </div>
  </section>
)

const Carts = () => {
  const { featured: first, stock } = useFeaturedCartsSuspenseQuery().data
  const vehicles = first.nodes
  return (
    <>
      <h2 className={layout.sectionTitle}>{featuredTitle(vehicles.length)}</h2>
      {vehicles.length === 0 ? (
        <p className={homePage.lead}>{NONE_FEATURED}</p>
      ) : (
        <ul className={featured.list}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} href={vehiclePath(vehicle.id)} />
            </li>
          ))}
        </ul>
      )}
      <p className={homePage.all}>
        <ButtonLink variant="outline" wide href="/inventory">
          {seeAll(stock.totalCount)}
        </ButtonLink>
      </p>
    </>
  )
}

const Brands = () => (
  <>
    <h3 className={brands.title}>Brands we sell and service</h3>
    <ul className={brands.list}>
      {SOLD_BRANDS.map((name) => {
        const authorized = AUTHORIZED_BRANDS.find((brand) => brand.name === name)
        return (
          <li key={name}>
            {authorized ? (
              <a href={`/${authorized.slug}`}>
                {name} <small>Authorized dealer</small>
              </a>
            ) : (
              name
            )}
          </li>
        )
      })}
    </ul>
  </>
)
