import type { ReactNode } from 'react'
import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { useUnlistedVehicleSuspenseQuery, type VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { vehicleCard } from '#web/parts/card/card.styles.ts'
import { VehicleCards } from '#web/parts/card/VehicleCard.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { TryAgain } from '#web/ui/ErrorState.tsx'
import { ButtonLink, CallButton } from '#web/ui/links.tsx'
import { message } from '#web/ui/ui.styles.ts'
import { below } from './deferred.styles.ts'

/** The page of a vehicle that is not listed. It names a withdrawn vehicle and shows similar ones, or else carts in stock. */
export const UnlistedVehicle = ({ id }: { id: string }) => {
  const { withdrawnVehicle, vehicles } = useUnlistedVehicleSuspenseQuery({ variables: { id } }).data
  const [title, carts] = withdrawnVehicle
    ? ['You may also like', withdrawnVehicle.similar]
    : ['Carts in stock', vehicles.nodes]
  return (
    <>
      <VehicleNotFound withdrawnName={withdrawnVehicle?.name} />
      {carts.length > 0 && <SimilarVehicles title={title} vehicles={carts} />}
    </>
  )
}

type NotFoundProps = {
  /** The name of a cart that was listed once; the page answers 410. */
  withdrawnName?: string
  /** Why the query failed: the cart may exist. */
  failure?: string
}

export const VehicleNotFound = ({ withdrawnName, failure }: NotFoundProps) => (
  <div className={`${layout.page} ${message.root}`}>
    <HttpStatus code={withdrawnName ? 410 : 404} />
    <Seo
      title="Vehicle Not Found"
      description="We no longer list this cart, or its address has a typo. See all the carts we have for sale."
      keywords="vehicle not found, golf carts, inventory"
      noIndex
    />
    <h1 id="title" className={layout.h1}>
      Vehicle Not Found
    </h1>
    <p className={message.text}>The vehicle you're looking for doesn't exist or has been removed.</p>
    {withdrawnName && <p className={message.text}>At this address we had the {withdrawnName}.</p>}
    {failure && (
      <p className={message.text} role="alert">
        Or we couldn't look it up just now: {failure}. Try again in a minute, or call us.
      </p>
    )}
    <div className={message.actions}>
      <ButtonLink href="/inventory">Back to Inventory</ButtonLink>
      <CallButton variant="outline" />
      {failure && <TryAgain />}
    </div>
  </div>
)

type SimilarProps = { title: string; vehicles: VehicleCard_VehicleFragment[]; children?: ReactNode }

export const SimilarVehicles = ({ title, vehicles, children }: SimilarProps) => (
  <section id="similar" className={`${layout.page} ${below.similarSection}`}>
    <h2 className={below.subtitle}>{title}</h2>
    <VehicleCards vehicles={vehicles} className={`${vehicleCard.grid} ${below.similar}`} />
    {children && <p className={below.more}>{children}</p>}
  </section>
)
