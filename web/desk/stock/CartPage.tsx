import { useParams } from 'react-router'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { DeskForm, Submit } from '#web/desk/DeskForm.tsx'
import { DeskPage } from '#web/desk/DeskPage.tsx'
import { deskPage } from '#web/desk/desk.styles.ts'
import { Changes, History } from '#web/desk/History.tsx'
import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { type DeskCartQuery, useDeskCartSuspenseQuery, useHistorySuspenseQuery } from '#web/generated/desk.ts'
import { CartFieldGroups } from './CartFields.tsx'
import { CartPhotos } from './CartPhotos.tsx'
import { cartForm as style } from './stock.styles.ts'

/** One cart. */
export const CartPage = () => (
  <QueryBoundary isMain failure="The cart didn't load">
    <Cart id={useParams().id!} />
  </QueryBoundary>
)

const Cart = ({ id }: { id: string }) => {
  const { cartForm } = useDeskCartSuspenseQuery({ variables: { id } }).data
  const { changes } = useHistorySuspenseQuery({ variables: { kind: 'withdrawn', subject: id } }).data.history
  return (
    <DeskPage
      title={cartForm?.name ?? (changes[0] ? `${changes[0].what} is off the site` : "This cart isn't in stock")}
    >
      {cartForm && <InStock cart={cartForm} id={cartForm.id!} />}
      {!cartForm && (changes[0] ? <Changes changes={changes} /> : <HttpStatus code={404} />)}
      <History kind="cart" subject={cartForm?.id ?? id} />
    </DeskPage>
  )
}

type InStockProps = { cart: NonNullable<DeskCartQuery['cartForm']>; id: string }

const InStock = ({ cart: { shown, fields, photos, slots }, id }: InStockProps) => {
  const links = {
    // It prints as the sheet of the cart.
    [`/vehicle/${encodeURIComponent(id)}`]: 'See it in the shop',
    [`/desk/new?like=${encodeURIComponent(id)}`]: 'Another like this',
  }
  const availability = fields.find(({ name }) => name === 'availability')?.words ?? ''
  return (
    <div className={style.page}>
      <nav aria-label="This cart" className={deskPage.links}>
        {Object.entries(links).map(([href, label]) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <CartPhotos id={id} photos={photos} slots={slots} />
      <DeskForm action="/desk/carts/change" values={{ id }} shown={shown} hasFiles className={style.form}>
        <div>
          <CartFieldGroups fields={fields} />
        </div>
        <div className={style.save}>
          <Submit>Save the details</Submit>
        </div>
      </DeskForm>
      <DeskForm action="/desk/carts/take-off" values={{ id, availability }}>
        <Submit variant="outline">Take off the site</Submit>
      </DeskForm>
    </div>
  )
}
