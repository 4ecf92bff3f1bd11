import type { Crumb } from '#web/seo/structuredData/breadcrumbList.ts'
import { ChevronLeft } from '#web/ui/icons.tsx'
import { vehiclePage } from './VehiclePage.styles.ts'

type Props = { vehicle: { name: string }; parents: readonly [Crumb] | readonly [Crumb, Crumb] }

export const VehiclePath = ({ vehicle: { name }, parents: [inventory, ofBrand] }: Props) => (
  <nav aria-label="Breadcrumb">
    <ol className={vehiclePage.path}>
      <li>
        <a href={inventory.path} data-return="">
          <ChevronLeft />
          Back to Inventory
        </a>
      </li>
      {ofBrand && (
        <li>
          <a href={ofBrand.path}>{ofBrand.name}</a>
        </li>
      )}
      <li aria-current="page">{name}</li>
    </ol>
  </nav>
)
