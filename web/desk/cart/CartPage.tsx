import { useParams } from 'react-router'
import { AVAILABILITY_WORDS } from '#graph/shared/availability.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { deskPage } from '#web/desk/DeskPage.styles.ts'
import { DeskPage } from '#web/desk/DeskPage.tsx'
import { History } from '#web/desk/history/History.tsx'
import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { useDeskCartSuspenseQuery } from '#web/generated/desk.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

/** One cart. */
export const CartPage = () => (
  <QueryBoundary isMain failure="The cart didn't load">
    <Cart id={useParams().id!} />
  </QueryBoundary>
)

const Cart = ({ id }: { id: string }) => {
  const { vehicle } = useDeskCartSuspenseQuery({ variables: { id } }).data
  return (
    <DeskPage title={vehicle?.name ?? 'This cart is no longer in stock'}>
      {vehicle ? (
        <p>
          {[vehicle.stockNumber, formatPrice(vehicle.price), AVAILABILITY_WORDS[vehicle.availability]]
            .filter(Boolean)
            .join(' · ')}
          <br />
          <a className={deskPage.link} href={`/vehicles/${encodeURIComponent(vehicle.id)}`}>
            See it in the shop
          </a>
        </p>
      ) : (
        <HttpStatus code={404} />
      )}
      <History kind="cart" subject={vehicle?.id ?? id} />
    </DeskPage>
  )
}
