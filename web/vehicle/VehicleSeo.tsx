import { DEALER } from '#graph/dealer/dealer.ts'
import type { VehicleSeo_VehicleFragment } from '#web/generated/graphql.ts'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { searchDescription } from '#web/seo/searchDescription.ts'
import type { Crumb } from '#web/seo/structuredData/breadcrumbList.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { undescribed } from './content.ts'

type Props = { vehicle: VehicleSeo_VehicleFragment; parents: readonly Crumb[] }

export const VehicleSeo = ({ vehicle, parents }: Props) => {
  const { id, name, brand, category, price, availability, condition, mainImage, structuredData } = vehicle
  const description = searchDescription(vehicle.description.trim() || undescribed(name))
  const canonical = vehiclePath(id)
  return (
    <>
      <Seo
        title={`${name} - ${formatPrice(price)}`}
        description={description}
        keywords={[name, brand, category, 'golf cart', DEALER.region].join(', ')}
        canonical={canonical}
        image={{ path: `/social${canonical}.jpg`, alt: mainImage?.alt ?? name }}
        product={{ price, isInStock: availability === 'IN_STOCK', isNew: condition === 'NEW' }}
      />
      <StructuredData
        title={name}
        description={description}
        canonical={canonical}
        parents={parents}
        vehicle={structuredData}
      />
    </>
  )
}
