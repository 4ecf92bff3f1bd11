import { ArrowLeft } from '#web/ui/icons.tsx'
import { vehiclePage } from './VehiclePage.styles.ts'
import { vehicleParents } from './vehicleLinks.ts'

export const VehiclePath = ({ vehicle: { name, brand } }: { vehicle: { name: string; brand: string } }) => {
  const [inventory, ofBrand] = vehicleParents({ brand })
  return (
    <nav aria-label="Breadcrumb">
      <ol className={vehiclePage.path}>
        <li>
          <a href={inventory.path}>
            <ArrowLeft />
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
}
