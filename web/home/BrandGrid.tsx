import { ArrowRight } from '#web/ui/icons.tsx'
import { brandGrid } from './BrandGrid.styles.ts'
import { BRANDS } from './content.ts'

export const BrandGrid = () => (
  <div className={brandGrid.root}>
    <h3 className={brandGrid.title}>Brands we sell and service</h3>
    <ul className={brandGrid.list}>
      {BRANDS.map(({ name, href, note }) => (
        <li key={name}>
          {href ? (
            <a className={brandGrid.link} href={href}>
              <span className={brandGrid.name}>{name}</span>
              <span className={brandGrid.note}>
                {note}
                <ArrowRight />
              </span>
            </a>
          ) : (
            <span className={brandGrid.name}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  </div>
)
