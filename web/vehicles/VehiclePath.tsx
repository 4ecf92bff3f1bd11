import { ArrowLeft } from 'lucide-react'
import type { VehicleSummary_VehicleFragment } from '#web/generated/graphql.ts'
import { BRAND_OPTIONS, inventoryPath } from './filters.ts'
import { vehiclePage } from './VehiclePage.styles.ts'

export const VehiclePath = ({ vehicle: { name, brand } }: { vehicle: VehicleSummary_VehicleFragment }) => {
  const option = BRAND_OPTIONS.find(({ label }) => label === brand)
  return (
    <nav aria-label="Breadcrumb">
      <ol className={vehiclePage.path}>
        <li>
          <a href="/inventory">
            <ArrowLeft strokeWidth={1.75} aria-hidden="true" />
            Back to Inventory
          </a>
        </li>
        {option && (
          <li>
            <a href={inventoryPath({ brand: option.value })}>{brand}</a>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
