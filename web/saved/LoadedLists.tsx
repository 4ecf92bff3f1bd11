import { SAVED, type SavedCart, VIEWED } from '#web/choices/lists.ts'
import { useKept } from '#web/choices/useKept.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { useSavedListsSuspenseQuery } from '#web/generated/graphql.ts'
import { SectionError } from '#web/shell/SectionError.tsx'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { vehiclePath } from '#web/vehicles/vehicleLinks.ts'
import { SavedCarts } from './SavedCarts.tsx'
import { savedPage } from './SavedPage.styles.ts'
import { ViewedCarts } from './ViewedCarts.tsx'

type Props = { ids: readonly string[] }

const Lists = ({ ids }: Props) => {
  const { nodes } = useSavedListsSuspenseQuery({ variables: { ids: [...ids] } }).data.vehicles
  const saved = useKept(SAVED)
  const viewed = useKept(VIEWED)
  const vehicleOf = (kept: string) => nodes.find(({ id, aliases }) => id === kept || aliases.includes(kept))
  return (
    <>
      {saved.length > 0 && <SavedCarts saved={saved} vehicleOf={vehicleOf} />}
      {viewed.length > 0 && <ViewedCarts vehicles={viewed.flatMap(({ id }) => vehicleOf(id) ?? [])} />}
    </>
  )
}

/** The names and prices that the browser keeps. */
const SavedNames = ({ saved }: { saved: readonly SavedCart[] }) => (
  <ul className={savedPage.names}>
    {saved.map(({ id, name, price }) => (
      <li key={id}>
        <a href={vehiclePath(id)}>{name}</a>, {formatPrice(price)} when you saved it
      </li>
    ))}
  </ul>
)

export const LoadedLists = ({ ids }: Props) => {
  const saved = useKept(SAVED)
  return (
    <WithData
      pending={<p className={savedPage.text}>Loading your carts</p>}
      fallback={(error, retry) => (
        <>
          <SectionError what="Prices and availability" reason={failureReason(error)} onRetry={retry} />
          <SavedNames saved={saved} />
        </>
      )}
    >
      <Lists ids={ids} />
    </WithData>
  )
}
