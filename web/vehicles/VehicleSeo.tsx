import { DEALER } from '#graph/dealer/dealer.ts'
import type { VehicleSeo_VehicleFragment } from '#web/generated/graphql.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { searchDescription } from '#web/seo/searchDescription.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

export const VehicleSeo = ({ vehicle }: { vehicle: VehicleSeo_VehicleFragment }) => {
  const { id, name, brand, category, price, description, inStock, isNew } = vehicle
  return (
    <Seo
      title={`${name} - ${formatPrice(price)} | ${DEALER.name}`}
      isFullTitle
      description={searchDescription(description)}
      keywords={[name, brand, category, 'golf cart', DEALER.region].join(', ')}
      canonical={`/vehicle/${id}`}
      image={`/social/vehicle/${id}.jpg`}
      product={{ price, isInStock: inStock, isNew }}
    />
  )
}
