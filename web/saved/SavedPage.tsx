import { useSearchParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { saleOf } from '#graph/dealer/sale.ts'
import { failedStatus } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import {
  type SavedListsQuery,
  useSavedListsSuspenseQuery,
  type VehicleCard_VehicleFragment,
} from '#web/generated/graphql.ts'
import { vehicleCard } from '#web/parts/card/card.styles.ts'
import { failedListTitle, ListStates } from '#web/parts/card/ListStates.tsx'
import { VehicleCard } from '#web/parts/card/VehicleCard.tsx'
import { contactPath, vehiclePath } from '#web/parts/paths.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { SAVED, VIEWED } from '#web/shortlist/lists.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { formatPrice } from '#web/ui/format.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { listedIds } from '#web/ui/listedIds.ts'
import { LONGEST_ID } from '#web/ui/persistedList.ts'
import { savedPage } from './saved.styles.ts'

const SAVED_PAGE = {
  title: 'Saved Carts',
  description: `Carts at ${DEALER.name} that you've saved or viewed, with today's prices and availability.`,
  keywords: `saved golf carts, ${DEALER.region}`,
}

const WITHOUT_SCRIPTS =
  'Your list of saved carts stays in your browser, so this page needs scripts to show it, and scripts are off. You can still compare carts.'

/** The lists are known to the browser alone: `showSaved.ts` asks for the carts at `/saved?saved=…&viewed=…` and shows them here. */
export const SavedPage = () => (
  <div className={`${layout.page} ${savedPage.root}`}>
    <Seo {...SAVED_PAGE} noIndex />
    <h1 id="title" className={layout.h1}>
      Saved carts
    </h1>
    <p className={savedPage.lead}>
      Saved on this device only. <a href="/privacy#on-your-device">What stays on your device</a>
    </p>
    <div className={layout.contents} data-island="Saved" data-file="showSaved" data-starts-at-once="">
      <noscript>
        <p className={savedPage.text}>{WITHOUT_SCRIPTS}</p>
        <p className={savedPage.text}>
          <a href="/inventory">View Inventory</a>
        </p>
      </noscript>
      <div className={savedPage.removed} role="status" />
      <div className={savedPage.empty} data-nothing="" hidden>
        <p>Nothing is saved yet. Tap “Save” on a cart, and it stays here until you remove it.</p>
        <ButtonLink href="/inventory">View Inventory</ButtonLink>
      </div>
      <QueryBoundary isMain fallback={(error) => <ErrorState title={failedListTitle(failedStatus(error))} />}>
        <AskedLists />
      </QueryBoundary>
      <ListStates />
    </div>
  </div>
)

type Ids = { saved: readonly string[]; viewed: readonly string[] }

const AskedLists = () => {
  const [params] = useSearchParams()
  const idsIn = (name: string, most: number) =>
    listedIds(params.get(name) ?? '')
      .filter((id) => id !== '' && id.length <= LONGEST_ID)
      .slice(0, most)
  const ids = { saved: idsIn('saved', SAVED.most), viewed: idsIn('viewed', VIEWED.most) }
  return ids.saved.length + ids.viewed.length > 0 ? <LoadedLists {...ids} /> : <Lists {...ids} nodes={[]} />
}

const LoadedLists = (ids: Ids) => {
  const variables = { ids: [...ids.saved, ...ids.viewed] }
  return <Lists {...ids} nodes={useSavedListsSuspenseQuery({ variables }).data.vehicles.nodes} />
}

const Lists = ({ saved, viewed, nodes }: Ids & { nodes: SavedListsQuery['vehicles']['nodes'] }) => {
  const vehicleOf = (address: string) => nodes.find(({ id, aliases }) => id === address || aliases.includes(address))
  return (
    <div className={savedPage.lists} data-list="">
      <section aria-labelledby="saved-carts" data-slot="saved" hidden>
        <div className={savedPage.heading}>
          <h2 id="saved-carts" className={layout.h2}>
            Carts
          </h2>
          <div className={savedPage.actions}>
            <ButtonLink size="sm" href="/compare" data-slot="compare" hidden>
              Compare
            </ButtonLink>
            <button type="button" className={savedPage.plain} data-slot="remove-all">
              Remove all
            </button>
          </div>
        </div>
        <ul className={vehicleCard.grid}>
          {saved.map((id) => (
            <SavedCart key={id} id={id} vehicle={vehicleOf(id)} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="viewed-carts" data-slot="viewed" hidden>
        <div className={savedPage.heading}>
          <h2 id="viewed-carts" className={layout.h2}>
            Recently viewed
          </h2>
          <button type="button" className={savedPage.plain} data-slot="clear">
            Clear history
          </button>
        </div>
        <ul className={vehicleCard.grid}>
          {viewed.map((id) => {
            const vehicle = vehicleOf(id)
            return (
              vehicle && (
                <li key={id} data-cart={id}>
                  <VehicleCard vehicle={vehicle} />
                </li>
              )
            )
          })}
        </ul>
      </section>
    </div>
  )
}

/** Name and price at the time of saving are the browser's. */
const SavedCart = ({ id, vehicle }: { id: string; vehicle: VehicleCard_VehicleFragment | undefined }) => (
  <li className={savedPage.cart} data-cart={id}>
    {vehicle ? <PresentCart id={id} vehicle={vehicle} /> : <WithdrawnCart id={id} />}
  </li>
)

const PresentCart = ({ id, vehicle }: { id: string; vehicle: VehicleCard_VehicleFragment }) => (
  <>
    {/* By the id under which it was saved: the vehicle may have another one now. */}
    <VehicleCard vehicle={{ ...vehicle, id }} isSaved />
    {saleOf(vehicle) === 'SOLD' && (
      <a className={savedPage.plain} href={contactPath({ reason: 'waiting', vehicle: id })}>
        Tell me about the next one
      </a>
    )}
    {vehicle.availability === 'IN_STOCK' && (
      <p className={savedPage.change} data-now={formatPrice(vehicle.price)} hidden>
        Was <span data-was="" />, now {formatPrice(vehicle.price)}
      </p>
    )}
  </>
)

const WithdrawnCart = ({ id }: { id: string }) => (
  <article className={`${card({ padded: true })} ${savedPage.withdrawn}`} data-withdrawn="">
    <h3 className={layout.h3} data-name="">
      Cart
    </h3>
    <p>
      Sold or withdrawn. It was <span data-was="" /> when you saved it.
    </p>
    <a className={savedPage.plain} href={vehiclePath(id)}>
      See similar carts <span className={layout.visuallyHidden} data-name="" />
    </a>
    <button type="button" className={savedPage.plain} data-remove="">
      Remove <span className={layout.visuallyHidden} data-name="" />
    </button>
  </article>
)
