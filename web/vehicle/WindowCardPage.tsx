import { useParams } from 'react-router'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useWindowCardPageSuspenseQuery } from '#web/generated/graphql.ts'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ArrowLeft } from '#web/ui/icons.tsx'
import { cardSeo } from './print/cardContent.ts'
import { PrintButton } from './print/PrintButton.tsx'
import { WindowCard } from './print/WindowCard.tsx'
import { UnlistedVehicle } from './UnlistedVehicle.tsx'
import { VehicleNotFound } from './VehicleNotFound.tsx'
import { windowCardPage } from './WindowCardPage.styles.ts'

const LoadedCard = ({ id }: { id: string }) => {
  const { vehicle } = useWindowCardPageSuspenseQuery({ variables: { id } }).data
  if (!vehicle) return <UnlistedVehicle id={id} />
  return (
    <>
      <Seo {...cardSeo(vehicle.name)} />
      <div className={`${layout.page} ${windowCardPage.root}`}>
        <div className={windowCardPage.bar}>
          <a className={windowCardPage.back} href={vehiclePath(vehicle.id)}>
            <ArrowLeft />
            Back to the cart
          </a>
          <PrintButton />
        </div>
        <WindowCard vehicle={vehicle} />
      </div>
    </>
  )
}

/** For the dealer's staff: the card that stands in a cart's window. */
export const WindowCardPage = () => {
  const { id } = useParams()
  if (!id) return <VehicleNotFound />
  return (
    <QueryBoundary
      key={id}
      isMain
      fallback={(error, retry) => <VehicleNotFound failure={{ reason: failureReason(error), onRetry: retry }} />}
    >
      <LoadedCard id={id} />
    </QueryBoundary>
  )
}
