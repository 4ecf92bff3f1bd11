import { useParams } from 'react-router'
import { canBeBought, saleOf } from '#graph/dealer/sale.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useVehiclePageSuspenseQuery, type VehiclePageQuery } from '#web/generated/graphql.ts'
import { inventoryPath, vehicleParents } from '#web/inventory/filters.ts'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'
import { financed } from '#web/parts/payment.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { PrintedContact } from '#web/ui/PrintedContact.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { CartBar } from './CartBar.tsx'
import { ConditionReport } from './condition/ConditionReport.tsx'
import { MonthlyEstimate } from './estimate/MonthlyEstimate.tsx'
import { ReturnTerms } from './ReturnTerms.tsx'
import { SimilarVehicles } from './SimilarVehicles.tsx'
import { TestDrive } from './test-drive/TestDrive.tsx'
import { UnlistedVehicle } from './UnlistedVehicle.tsx'
import { Features, VehicleFacts } from './VehicleFacts.tsx'
import { VehicleGallery } from './VehicleGallery.tsx'
import { VehicleInterest } from './VehicleInterest.tsx'
import { VehicleNotFound } from './VehicleNotFound.tsx'
import { vehiclePage } from './VehiclePage.styles.ts'
import { VehiclePath } from './VehiclePath.tsx'
import { VehicleSeo } from './VehicleSeo.tsx'
import { VehicleSummary } from './VehicleSummary.tsx'
import { WhereToDrive } from './WhereToDrive.tsx'

type Vehicle = NonNullable<VehiclePageQuery['vehicle']>

const Similar = ({ vehicle: { similar, specifications, ...vehicle } }: { vehicle: Vehicle }) => {
  const isAsLarge = (other: Vehicle['similar'][number]) =>
    other.specifications.seatingCapacity === specifications.seatingCapacity
  // The closest carts of another use may have more seats: then the link leads to all.
  const seats = similar.some(isAsLarge) && specifications.seatingCapacity
  if (similar.length === 0) return null
  if (canBeBought(saleOf(vehicle))) return <SimilarVehicles title="You may also like" vehicles={similar} />
  return (
    <SimilarVehicles title="Similar carts in stock" vehicles={similar}>
      <a className={button({ variant: 'outline' })} href={inventoryPath(seats ? { seats: [String(seats)] } : {})}>
        {seats ? `See all ${seats}-seat carts` : 'See all carts'}
      </a>
    </SimilarVehicles>
  )
}

/** The sections that lead to a purchase; a cart that cannot be bought has none. */
const Purchase = ({ vehicle }: { vehicle: Vehicle }) => {
  const sale = saleOf(vehicle)
  const { zeroPercent } = useSite()
  if (!canBeBought(sale)) return null
  return (
    <div className={`${layout.page} ${vehiclePage.purchase}`}>
      {sale === 'IN_STOCK' && <TestDrive vehicle={vehicle} />}
      <MonthlyEstimate id={vehicle.id} {...financed(vehicle, zeroPercent)} />
      <div className={vehiclePage.terms}>
        <ReturnTerms vehicle={vehicle} />
      </div>
    </div>
  )
}

const LoadedVehicle = ({ id }: { id: string }) => {
  const { vehicle } = useVehiclePageSuspenseQuery({ variables: { id } }).data
  const { url } = useSite()
  if (!vehicle) return <UnlistedVehicle id={id} />
  const parents = vehicleParents(vehicle)
  const sale = saleOf(vehicle)
  const tint = vehicle.mainImage?.dominantColor ?? sitePictures.placeholder.dominantColor
  return (
    <div className={vehiclePage.sheet} data-paper="sheet" data-viewed={vehicle.id}>
      <VehicleSeo vehicle={vehicle} parents={parents} />
      <div className={vehiclePage.tinted} style={{ '--tint': tint } as React.CSSProperties}>
        <div className={layout.page}>
          <VehiclePath vehicle={vehicle} parents={parents} />
          <div className={vehiclePage.columns}>
            <VehicleGallery vehicle={vehicle} isSold={sale === 'SOLD'} />
            <div className={vehiclePage.summary}>
              <VehicleSummary vehicle={vehicle} />
            </div>
            <div className={vehiclePage.description}>
              <p>{vehicle.description}</p>
              {canBeBought(sale) && <Features vehicle={vehicle} />}
            </div>
          </div>
        </div>
      </div>
      {!canBeBought(sale) && <Similar vehicle={vehicle} />}
      <ConditionReport vehicle={vehicle} />
      <Purchase vehicle={vehicle} />
      <VehicleFacts vehicle={vehicle} />
      {canBeBought(sale) && <WhereToDrive vehicle={vehicle} />}
      {canBeBought(sale) && <Similar vehicle={vehicle} />}
      <VehicleInterest vehicle={vehicle} />
      <div className={`${layout.page} ${vehiclePage.foot}`}>
        <PrintedContact>
          <p className={vehiclePage.address}>
            <strong>Photos and today's price</strong>
            {(url + vehiclePath(vehicle.id)).replace(/^https?:\/\//, '')}
          </p>
        </PrintedContact>
      </div>
      <CartBar vehicle={vehicle} />
    </div>
  )
}

export const VehiclePage = () => {
  const { id } = useParams()
  if (!id) return <VehicleNotFound />
  return (
    <QueryBoundary
      isMain
      fallback={(error, retry) => <VehicleNotFound failure={{ reason: failureReason(error), onRetry: retry }} />}
    >
      <LoadedVehicle id={id} />
    </QueryBoundary>
  )
}
