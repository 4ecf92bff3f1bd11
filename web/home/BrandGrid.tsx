import { AUTHORIZED_BRANDS, SOLD_BRANDS } from '#graph/dealer/brands.ts'
import { ArrowRight } from '#web/ui/icons.tsx'
import { brandGrid } from './BrandGrid.styles.ts'

export const BrandGrid = () => (
  <div className={brandGrid.root}>
    <h3 className={brandGrid.title}>Brands we sell and service</h3>
    <ul className={brandGrid.list}>
      {SOLD_BRANDS.map((name) => {
        const authorized = AUTHORIZED_BRANDS.find((brand) => brand.name === name)
        return (
          <li key={name}>
            {authorized ? (
              <a className={brandGrid.link} href={`/${authorized.slug}`}>
                <span className={brandGrid.name}>{name}</span>
                <span className={brandGrid.note}>
                  Authorized dealer
                  <ArrowRight />
                </span>
              </a>
            ) : (
              <span className={brandGrid.name}>{name}</span>
            )}
          </li>
        )
      })}
    </ul>
  </div>
)
