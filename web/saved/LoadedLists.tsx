import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSavedListsSuspenseQuery } from '#web/generated/graphql.ts'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'
import { SAVED, type SavedCart, VIEWED } from '#web/shortlist/lists.ts'
import { usePersistedList } from '#web/shortlist/usePersistedList.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { SavedCarts } from './SavedCarts.tsx'
import { savedPage } from './SavedPage.styles.ts'
import { ViewedCarts } from './ViewedCarts.tsx'

type Props = { ids: readonly string[] }

const Lists = ({ ids }: Props) => {
  const { nodes } = useSavedListsSuspenseQuery({ variables: { ids: [...ids] } }).data.vehicles
  const saved = usePersistedList(SAVED)
  const viewed = usePersistedList(VIEWED)
  const vehicleOf = (address: string) => nodes.find(({ id, aliases }) => id === address || aliases.includes(address))
  const found = viewed.flatMap(({ id }) => vehicleOf(id) ?? [])
  return (
    <>
      {saved.length > 0 && <SavedCarts saved={saved} vehicleOf={vehicleOf} />}
      {found.length > 0 && <ViewedCarts vehicles={found} />}
    </>
  )
}

/** The names and prices that the browser keeps. */
const SavedNames = ({ saved }: { saved: readonly SavedCart[] }) => (
  <ul className={savedPage.names}>
    {saved.map(({ id, name, price }) => (
      <li key={id}>
        <a href={vehiclePath(id)}>{name}</a>
        <span>{`, ${formatPrice(price)} when you saved it`}</span>
      </li>
    ))}
  </ul>
)

export const LoadedLists = ({ ids }: Props) => {
  const saved = usePersistedList(SAVED)
  return (
    <QueryBoundary
      pending={<p className={savedPage.text}>Loading today's prices</p>}
      fallback={(error, retry) => (
        <>
          <ErrorState title="Prices and availability didn't load" reason={failureReason(error)} onRetry={retry} />
          <SavedNames saved={saved} />
        </>
      )}
    >
      <Lists ids={ids} />
    </QueryBoundary>
  )
}
