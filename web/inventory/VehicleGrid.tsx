import { RENTAL_NOTE, SERVICE_NOTE } from '#graph/shared/search/shown-search.ts'
import { vehicleCard } from '#web/parts/card/card.styles.ts'
import { VehicleCard } from '#web/parts/card/VehicleCard.tsx'
import { SHOW_EARLIER, SHOW_MORE } from './content.ts'
import { inventoryPath } from './filters.ts'
import { inventoryResults } from './InventoryResults.styles.ts'
import type { InventoryList } from './inventoryList.ts'
import { NoVehicles } from './NoVehicles.tsx'
import { firstOfBlock, lastPage, otherPagePath, PER_PAGE, pageId } from './paging.ts'
import { useFocusOnResults } from './useFocusOnResults.ts'

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The number by which a search finds a cart. */
const foundNumber = ({ stockNumber, serialNumber, vin }: InventoryList['carts'][number], q: string) => {
  const typed = [q, ...q.split(' ')].map(lettersAndDigits).filter((word) => /\d{3}/.test(word))
  // Digits alone may be a year or a price, which other numbers have inside.
  const fits = (number: string, word: string) => (/^\d+$/.test(word) ? number.endsWith(word) : number.includes(word))
  const isFound = (number: string | null | undefined) =>
    number != null && typed.some((word) => fits(lettersAndDigits(number), word))
  if (isFound(stockNumber)) return `Stock number ${stockNumber}`
  if (isFound(serialNumber)) return `Serial number ${serialNumber}`
  return isFound(vin) ? `VIN ${vin}` : undefined
}

/** The current block of pages, up to the requested page, with links to the pages before and after. */
export const VehicleGrid = ({ choices, page, facts, notes, carts }: InventoryList) => {
  const first = firstOfBlock(page)
  const firstNew = (page - first) * PER_PAGE
  const grid = useFocusOnResults(inventoryPath(choices, page), firstNew)
  return (
    <>
      {notes.length > 0 && (
        <p className={inventoryResults.notes}>
          {`${notes.join(' ')} `}
          {notes.includes(RENTAL_NOTE) && <a href="/rentals">See our rentals</a>}
          {notes.includes(SERVICE_NOTE) && <a href="/services">See our services</a>}
        </p>
      )}
      {facts.matching === 0 && <NoVehicles choices={choices} whole={facts.whole} />}
      {first > 1 && (
        <a className={inventoryResults.otherPage} rel="prev" href={otherPagePath(choices, page, first - 1)}>
          {SHOW_EARLIER}
        </a>
      )}
      <ul ref={grid} className={vehicleCard.grid}>
        {carts.map((cart, index) => (
          <li key={cart.id} id={firstNew > 0 && index === firstNew ? pageId(page) : undefined}>
            <VehicleCard vehicle={cart} number={foundNumber(cart, choices.q)} isPriority={index === 0} />
          </li>
        ))}
      </ul>
      {page < lastPage(facts.matching) && (
        // Keyed by page: when the focused link disappears, `useFocusOnResults` moves the focus to the new carts.
        <a key={page} className={inventoryResults.otherPage} rel="next" href={otherPagePath(choices, page, page + 1)}>
          {SHOW_MORE}
        </a>
      )}
    </>
  )
}
