import { DEALER } from '#web/dealer.ts'
import type { VehicleSeo_VehicleFragment } from '#web/generated/graphql.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { searchDescription } from '#web/seo/searchDescription.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { pictureUrl } from '#web/ui/Picture.tsx'

export const VehicleSeo = ({ vehicle }: { vehicle: VehicleSeo_VehicleFragment }) => {
  const { id, name, brand, category, price, description, inStock, isNew, mainImage } = vehicle
  return (
    <Seo
      title={`${name} - ${formatPrice(price)} | ${DEALER.name}`}
      isFullTitle
      description={searchDescription(description)}
      keywords={[name, brand, category, 'golf cart', DEALER.region].join(', ')}
      canonical={`/vehicle/${id}`}
      image={mainImage ? pictureUrl(mainImage.path, 1200) : undefined}
      product={{ price, isInStock: inStock, isNew }}
    />
  )
}
