import { useSearchParams } from 'react-router'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { DeskForm, Submit } from '#web/desk/DeskForm.tsx'
import { DeskPage } from '#web/desk/DeskPage.tsx'
import { useDesk } from '#web/desk/desk.ts'
import { useNewCartSuspenseQuery } from '#web/generated/desk.ts'
import { CartFieldGroups, CartFields, NEEDED } from './CartFields.tsx'
import { PhotoChooser } from './CartPhotos.tsx'
import { cartForm as style } from './stock.styles.ts'

/** A cart that is not in stock yet; `?like=` names one from which it is copied. */
export const NewCartPage = () => (
  <DeskPage title="New cart">
    <QueryBoundary isMain failure="The form didn't load">
      <NewCart like={useSearchParams()[0].get('like')} />
    </QueryBoundary>
  </DeskPage>
)

const NewCart = ({ like }: { like: string | null }) => {
  const { fields } = useNewCartSuspenseQuery({ variables: { like } }).data.newCartForm
  const { typed } = useDesk()
  const photos = typed.photo?.split(', ').filter(Boolean) ?? []
  return (
    <DeskForm action="/desk/carts/add" hasFiles className={style.form}>
      <CartFields fields={fields} names={NEEDED} isNeeded />
      {photos.length > 0 && (
        <p>
          {photos.length === 1 ? 'Your photo is' : `Your ${photos.length} photos are`} here already. You don&apos;t have
          to choose {photos.length === 1 ? 'it' : 'them'} again.
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
  )
}
