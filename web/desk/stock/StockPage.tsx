import { useSearchParams } from 'react-router'
import { AVAILABILITY_WORDS, type Availability } from '#graph/shared/availability.ts'
import { DeskForm, Submit } from '#web/desk/DeskForm.tsx'
import { DeskPage, DoneLine, Rest, Search, withFilter } from '#web/desk/DeskPage.tsx'
import { deskPage } from '#web/desk/desk.styles.ts'
import { Changes } from '#web/desk/History.tsx'
import { type StockPageQuery, useHistorySuspenseQuery, useStockPageSuspenseQuery } from '#web/generated/desk.ts'
import { counted, formatPrice } from '#web/ui/format.ts'
import { Picture } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { stockLine } from './stock.styles.ts'

/** The states for which the list has a link. */
const FILTERS = ['IN_STOCK', 'ON_HOLD', 'SOLD'] as const
const SOLD = /\bsold\b/i

/** The start page: every cart on a line, with what happens to it most. */
export const StockPage = () => {
  const [address] = useSearchParams()
  const asked = address.get('q')
  // The search of the shop leaves this word out.
  const isSold = asked !== null && SOLD.test(asked)
  const search = isSold ? asked.replace(SOLD, ' ').trim() : asked
  const state = FILTERS.find((each) => each === (isSold ? 'SOLD' : address.get('state'))) ?? null
  return address.get('which') === 'off' ? (
    <WithdrawnCarts search={search} before={address.get('before')} />
  ) : (
    <InStock search={search} state={state} after={address.get('after')} />
  )
}

const WHAT = 'Number, VIN or name'

type InStockProps = { search: string | null; state: Availability | null; after: string | null }

const InStock = ({ search, state, after }: InStockProps) => {
  const { data } = useStockPageSuspenseQuery({ variables: { search, after, states: state && [state] } })
  const { nodes, totalCount, searchNotes, pageInfo } = data.vehicles
  return (
    <DeskPage title="Stock" lines={nodes}>
      <Search label={WHAT} search={search} filter={{ state }} />
      <p className={deskPage.links}>
        <span>
          {counted(totalCount, 'cart')}
          {search && ` with “${search}”`}
          {searchNotes.length > 0 && ` ${searchNotes.join(' ')}`}
        </span>
        {search && <a href="/desk">Show all</a>}
        {[null, ...FILTERS].map((each) => (
          <a
            key={each}
            href={withFilter('/desk', { q: search, state: each })}
            aria-current={each === state ? 'page' : undefined}
          >
            {each ? AVAILABILITY_WORDS[each] : 'All'}
          </a>
        ))}
        <a href={withFilter('/desk', { ...OFF, q: search })}>Off the site</a>
      </p>
      <ul className={deskPage.list}>
        {nodes.map((cart) => (
          <li key={cart.id}>
            <DoneLine subject={cart.id} />
            <Line cart={cart} />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <Rest page="/desk" filter={{ q: search, state, after: pageInfo.endCursor }} label="Show more" />
      )}
    </DeskPage>
  )
}

const OFF = { which: 'off' }

/** Carts that are off the site, the last one first. */
const WithdrawnCarts = ({ search, before }: { search: string | null; before: string | null }) => {
  const { changes, older } = useHistorySuspenseQuery({ variables: { kind: 'withdrawn', search, before } }).data.history
  return (
    <DeskPage title="Stock">
      <Search label={WHAT} search={search} filter={OFF} />
      <p className={deskPage.links}>
        <span>
          {changes.length === 0 ? 'No cart is off the site' : 'Off the site'}
          {search && ` with “${search}”`}
        </span>
        <a href="/desk">Show the stock</a>
      </p>
      <Changes changes={changes} pageOf={({ id }) => `/desk/carts/${encodeURIComponent(id)}`} />
      {older && <Rest page="/desk" filter={{ ...OFF, q: search, before: older }} label="Show older ones" />}
    </DeskPage>
  )
}

/** What the buttons say, in their order. */
const STATES: Partial<Record<Availability, string>> = { ON_HOLD: 'On hold', SOLD: 'Sold', IN_STOCK: 'Back in stock' }

/** A cart with its state, and a button for each other one. */
const Line = ({ cart }: { cart: StockPageQuery['vehicles']['nodes'][number] }) => {
  const { id, name, stockNumber, color, price, availability, location, mainImage } = cart
  return (
    <article className={stockLine.root}>
      <div className={stockLine.picture}>
        <Picture picture={{ ...(mainImage ?? sitePictures.placeholder), alt: '' }} sizes="96px" isOnCard />
      </div>
      <a className={stockLine.cart} href={`/desk/carts/${encodeURIComponent(id)}`}>
        <span className={stockLine.name}>{name}</span>
        <span className={deskPage.detail}>{[stockNumber, color, location?.city].filter(Boolean).join(' · ')}</span>
      </a>
      <span className={stockLine.price}>{formatPrice(price)}</span>
      <span className={availability === 'IN_STOCK' ? stockLine.state : `${stockLine.state} ${stockLine.sold}`}>
        {AVAILABILITY_WORDS[availability]}
      </span>
      <DeskForm action="/desk/carts/state" values={{ id }} now={{ availability }} className={stockLine.buttons}>
        {Object.entries(STATES).map(
          ([state, label]) =>
            state !== availability && (
              <Submit
                key={state}
                variant="outline"
                size="sm"
                label={`${label}: ${[name, stockNumber].filter(Boolean).join(', ')}`}
                name="availability"
                value={state}
              >
                {label}
              </Submit>
            ),
        )}
      </DeskForm>
    </article>
  )
}
