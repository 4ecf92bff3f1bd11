import type { ReactNode } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY, formatFigure } from '#graph/dealer/figures.ts'
import {
  EASY_NOTE,
  HOURS_NOTE,
  RENTAL_NOTE,
  SERVICE_NOTE,
  STREET_LEGAL_NOTE,
  TRADE_NOTE,
} from '#graph/shared/search/search-words.ts'
import { vehicleCard } from '#web/parts/card/card.styles.ts'
import { VehicleCard } from '#web/parts/card/VehicleCard.tsx'
import { contactPath } from '#web/parts/paths.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { X } from '#web/ui/icons.tsx'
import { activeFilters, type InventoryChoices, inventoryPath, SORT_OPTIONS } from './choices.ts'
import { FilterSelect, FORM_ID } from './InventoryFilters.tsx'
import { inventoryList } from './inventory.styles.ts'
import {
  firstOfBlock,
  type ListAddress,
  type ListCounts,
  type ListedCart,
  lastPage,
  otherPagePath,
  PER_PAGE,
  pageId,
  RESULTS_ID,
  statusText,
} from './list.ts'
import { NoVehicles } from './NoVehicles.tsx'

const DELIVERED = `Free delivery in ${DEALER.county.fullName} on carts ${formatFigure(DELIVERY.free.purchase)} and up.`

type Props = {
  choices: InventoryChoices
  /** Without counts the list has failed. */
  counts?: ListCounts
  notes?: readonly string[]
  children: ReactNode
}

/** How many there are, what is chosen, the order, and the list. */
export const InventoryList = ({ choices, counts, notes = [], children }: Props) => {
  const isNarrowed = counts && counts.matching < counts.total
  return (
    <section className={`${layout.page} ${inventoryList.root}`} aria-labelledby={RESULTS_ID}>
      <h2 id={RESULTS_ID} tabIndex={-1} className={`${layout.visuallyHidden} ${inventoryList.heading}`}>
        Vehicles
      </h2>
      <div className={inventoryList.summary}>
        <div role="status" className={inventoryList.status}>
          {counts && statusText(counts)}
        </div>
        <p>{DELIVERED}</p>
        <ActiveFilters choices={choices} counts={counts} />
        <FilterSelect
          className={inventoryList.sort}
          name="sort"
          label="Sort by"
          all={SORT_NOTE.exec(notes.at(-1) ?? '')?.[1] ?? (isNarrowed && choices.q.trim() ? 'Best match' : 'Featured')}
          form={FORM_ID}
          options={SORT_OPTIONS}
          chosen={choices.sort ? [choices.sort] : []}
        />
      </div>
      <div className={inventoryList.list} data-list="">
        {children}
      </div>
    </section>
  )
}

const ActiveFilters = ({ choices, counts }: Omit<Props, 'children'>) => {
  const active = activeFilters(choices, counts?.whole).filter(({ name }) => name !== 'q')
  if (active.length === 0) return null
  return (
    <div className={inventoryList.active}>
      <ul className={inventoryList.pills}>
        {active.map(({ key, label, without }) => (
          <li key={key}>
            <a className={inventoryList.pill} href={without} aria-label={`Remove filter ${label}`}>
              <span>
                {label}
                <X />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a className={inventoryList.clear} href={inventoryPath({ sort: choices.sort })}>
        Clear All<span>&nbsp;Filters</span>
      </a>
    </div>
  )
}

const SORT_NOTE = /^([^.]+) first\.$/

/** Search notes that are not about carts, and the pages that answer them. */
const NOTE_LINKS: [notes: string[], href: string, label: string][] = [
  [[SERVICE_NOTE], '/services', 'See our services'],
  [[TRADE_NOTE], contactPath({ reason: 'trade-in' }), 'Sell or trade'],
  [[HOURS_NOTE], '/showroom', 'Hours and addresses'],
  [[STREET_LEGAL_NOTE, EASY_NOTE], '/street-legal', 'How street-legal works'],
]

/** "/rentals/white-haven", where a note is about a town. */
const rentalsPath = (notes: readonly string[]) => {
  const town = /^(.+) is closest to /m.exec(notes.join('\n'))?.[1]
  return town ? `/rentals/${town.toLowerCase().replaceAll(' ', '-')}` : '/rentals'
}

type CartsProps = ListAddress & { counts: ListCounts; notes: readonly string[]; carts: readonly ListedCart[] }

/** The current block of pages, up to the requested page, with links to the pages before and after. */
export const Carts = ({ choices, page, counts, notes, carts }: CartsProps) => {
  const first = firstOfBlock(page)
  const firstNew = (page - first) * PER_PAGE
  return (
    <>
      {notes.length > 0 && (
        <p className={inventoryList.notes}>
          {`${notes.join(' ')} `}
          {notes.includes(RENTAL_NOTE) && <a href={rentalsPath(notes)}>See our rentals</a>}
          {NOTE_LINKS.map(
            ([of, href, label]) =>
              of.some((note) => notes.includes(note)) && (
                <a key={href} href={href}>
                  {label}
                </a>
              ),
          )}
        </p>
      )}
      {counts.matching === 0 && <NoVehicles choices={choices} whole={counts.whole} />}
      {first > 1 && (
        <a className={inventoryList.otherPage} rel="prev" href={otherPagePath(choices, page, first - 1)}>
          Show earlier carts
        </a>
      )}
      <ul className={vehicleCard.grid}>
        {carts.map((cart, index) => (
          // By its id a card stays the same in the next list, with its picture.
          <li key={cart.id} id={firstNew > 0 && index === firstNew ? pageId(page) : `cart-${cart.id}`}>
            <VehicleCard vehicle={cart} number={foundNumber(cart, choices.q)} isPriority={index === 0} />
          </li>
        ))}
      </ul>
      {page < lastPage(counts.matching) && (
        <a className={inventoryList.otherPage} rel="next" href={otherPagePath(choices, page, page + 1)}>
          Show more
        </a>
      )}
    </>
  )
}

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

export const foundNumber = (cart: Partial<ListedCart>, q: string) => {
  const { stockNumber, serialNumber, vin, availability, location } = cart
  const typed = [q, ...q.split(' ')].map(lettersAndDigits).filter((word) => /\d{3}/.test(word))
  // Digits alone may be a year or a price, which other numbers have inside.
  const fits = (number: string, word: string) => (/^\d+$/.test(word) ? number.endsWith(word) : number.includes(word))
  const isFound = (number: string | null | undefined) =>
    number != null && typed.some((word) => fits(lettersAndDigits(number), word))
  const place = availability === 'IN_STOCK' && location ? `, in stock at ${location.city ?? location.name}` : ''
  if (isFound(stockNumber)) return `Stock ${stockNumber}${place}`
  if (isFound(serialNumber)) return `Serial ${serialNumber}${place}`
  return isFound(vin) ? `VIN ${vin}${place}` : undefined
}
