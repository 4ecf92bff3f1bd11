import { useParams } from 'react-router'
import { Remember } from '#web/choices/Remember.tsx'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { useVehiclePageSuspenseQuery, type VehicleGallery_VehicleFragment } from '#web/generated/graphql.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { PrintedContact } from '#web/ui/PrintedContact.tsx'
import { AddressCode } from './AddressCode.tsx'
import { MonthlyEstimate } from './MonthlyEstimate.tsx'
import { SimilarVehicles } from './SimilarVehicles.tsx'
import { UnlistedVehicle } from './UnlistedVehicle.tsx'
import { VehicleFacts } from './VehicleFacts.tsx'
import { VehicleGallery } from './VehicleGallery.tsx'
import { VehicleInterest } from './VehicleInterest.tsx'
import { VehicleNotFound } from './VehicleNotFound.tsx'
import { vehiclePage } from './VehiclePage.styles.ts'
import { VehiclePath } from './VehiclePath.tsx'
import { VehicleSeo } from './VehicleSeo.tsx'
import { VehicleSkeleton } from './VehicleSkeleton.tsx'
import { VehicleSummary } from './VehicleSummary.tsx'

/** The props of the gallery's island: only the fields that it reads. */
const pictures = ({ isNew, inStock, images }: VehicleGallery_VehicleFragment) => ({
  isNew,
  inStock,
  images: images.map(({ path, alt, width, height, blurDataUrl }) => ({ path, alt, width, height, blurDataUrl })),
})

const LoadedVehicle = ({ id }: { id: string }) => {
  const { vehicle } = useVehiclePageSuspenseQuery({ variables: { id } }).data
  if (!vehicle) return <UnlistedVehicle id={id} />
  const tint = { '--tint': vehicle.mainImage?.dominantColor } as React.CSSProperties
  return (
    <div className={vehiclePage.sheet} data-paper="sheet">
      <VehicleSeo vehicle={vehicle} />
      <div className={vehiclePage.tinted} style={tint}>
        <div className={layout.page}>
          <VehiclePath vehicle={vehicle} />
          <div className={vehiclePage.columns}>
            <VehicleGallery key={vehicle.id} vehicle={pictures(vehicle)} />
            <div className={vehiclePage.summary}>
              <VehicleSummary vehicle={vehicle} />
            </div>
            {vehicle.price > 0 && <MonthlyEstimate key={vehicle.id} id={vehicle.id} price={vehicle.price} />}
          </div>
        </div>
      </div>
      <VehicleFacts vehicle={vehicle} />
      {vehicle.similar.length > 0 && <SimilarVehicles vehicles={vehicle.similar} />}
      <VehicleInterest vehicle={vehicle} />
      <Remember viewed={vehicle.id} />
      <div className={`${layout.page} ${vehiclePage.foot}`}>
        <PrintedContact>
          <AddressCode id={vehicle.id} className={vehiclePage.code} />
        </PrintedContact>
      </div>
    </div>
  )
}

export const VehiclePage = () => {
  const { id } = useParams()
  if (!id) return <VehicleNotFound />
  return (
    <WithData
      key={id}
      isMain
      pending={<VehicleSkeleton />}
      fallback={(error, retry) => <VehicleNotFound failure={{ reason: failureReason(error), onRetry: retry }} />}
    >
      <LoadedVehicle id={id} />
    </WithData>
  )
}
