import { useParams, useSearchParams } from 'react-router'
import { DeskForm, Submit } from '#web/desk/DeskForm.tsx'
import { DeskPage } from '#web/desk/DeskPage.tsx'
import { deskPage } from '#web/desk/desk.styles.ts'
import { useDesk } from '#web/desk/desk.ts'
import { Changes, History } from '#web/desk/History.tsx'
import {
  type DeskCartQuery,
  useDeskCartSuspenseQuery,
  useHistorySuspenseQuery,
  useNewCartSuspenseQuery,
} from '#web/generated/desk.ts'
import { CartFieldGroups, CartFields, NEEDED } from './CartFields.tsx'
import { CartPhotos, PhotoChooser } from './CartPhotos.tsx'
import { cartForm as style } from './stock.styles.ts'

/** One cart. */
export const CartPage = () => {
  const id = useParams().id!
  const { cartForm } = useDeskCartSuspenseQuery({ variables: { id } }).data
  const { changes } = useHistorySuspenseQuery({ variables: { kind: 'withdrawn', subject: id } }).data.history
  return (
    <DeskPage
      title={cartForm?.name ?? (changes[0] ? `${changes[0].what} is off the site` : "This cart isn't in stock")}
      isMissing={!cartForm && changes.length === 0}
    >
      {cartForm && <InStock cart={cartForm} id={cartForm.id!} />}
      {!cartForm && changes.length > 0 && <Changes changes={changes} />}
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
      <DeskForm action="/desk/carts/change" values={{ id }} now={JSON.parse(shown)} hasFiles className={style.form}>
        <div>
          <CartFieldGroups fields={fields} />
        </div>
        <div className={style.save}>
          <Submit>Save the details</Submit>
        </div>
      </DeskForm>
      <DeskForm action="/desk/carts/take-off" values={{ id }} now={{ availability }}>
        <Submit variant="outline">Take off the site</Submit>
      </DeskForm>
    </div>
  )
}

/** A cart that is not in stock yet; `?like=` names one from which it is copied. */
export const NewCartPage = () => {
  const variables = { like: useSearchParams()[0].get('like') }
  const { fields } = useNewCartSuspenseQuery({ variables }).data.newCartForm
  const { typed } = useDesk()
  const photos = typed.photo?.split(', ').filter(Boolean) ?? []
  return (
    <DeskPage title="New cart">
      <DeskForm action="/desk/carts/add" hasFiles className={style.form}>
        <CartFields fields={fields} names={NEEDED} isNeeded />
        {photos.length > 0 && (
          <p>
            {photos.length === 1 ? 'Your photo is' : `Your ${photos.length} photos are`} here already. You don&apos;t
            have to choose {photos.length === 1 ? 'it' : 'them'} again.
          </p>
        )}
        {photos.map((path) => (
          <input key={path} type="hidden" name="photo" value={path} />
        ))}
        <PhotoChooser />
        <div>
          <CartFieldGroups fields={fields} isIn={(name) => !NEEDED.includes(name)} />
        </div>
        <div className={style.save}>
          <Submit>Put it on the site</Submit>
        </div>
      </DeskForm>
    </DeskPage>
  )
}
