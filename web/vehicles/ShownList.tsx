import { type ReactNode, useLayoutEffect } from 'react'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { CartItem } from './CartItem.tsx'
import { INVENTORY_PAGE, SHOW_EARLIER, SHOW_MORE } from './content.ts'
import { type InventoryChoices, inventoryPath } from './filters.ts'
import { inventoryResults } from './InventoryResults.styles.ts'
import { type InventoryFacts, useInventoryFacts } from './inventoryFacts.ts'
import { firstOfBlock, lastPage, PER_PAGE } from './paging.ts'
import { useFocusOnResults } from './useFocusOnResults.ts'
import { vehicleCard } from './VehicleCard.styles.ts'
import { vehicleLinks } from './vehicleLinks.ts'

type Props = {
  choices: InventoryChoices
  page: number
  facts: InventoryFacts
  carts: readonly VehicleCard_VehicleFragment[]
  /** Items of the list after these carts. */
  more?: ReactNode
  /** Shown in place of an empty list. */
  empty: ReactNode
}

/** The pages of a block of ten up to the given one, with links to the pages before and after. */
export const ShownList = ({ choices, page, facts, carts, more, empty }: Props) => {
  const { report } = useInventoryFacts()
  const key = JSON.stringify(facts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the facts are made anew by each rendering
  useLayoutEffect(() => report(facts), [key, report])
  const first = firstOfBlock(page)
  const grid = useFocusOnResults(inventoryPath(choices, page), (page - first) * PER_PAGE)
  return (
    <>
      <StructuredData
        {...INVENTORY_PAGE}
        kind="CollectionPage"
        list={{ name: 'Inventory', items: vehicleLinks(carts) }}
      />
      {facts.matching === 0 && empty}
      {first > 1 && (
        <a className={inventoryResults.earlier} rel="prev" href={inventoryPath(choices, first - 1)}>
          {SHOW_EARLIER}
        </a>
      )}
      <ul ref={grid} className={vehicleCard.grid}>
        {carts.map((cart, index) => (
          <CartItem key={cart.id} cart={cart} isPriority={index === 0} />
        ))}
        {more}
      </ul>
      {page < lastPage(facts.matching) && (
        // A new element for each page: the focus goes on to the new carts when the old one is gone.
        <a key={page} className={inventoryResults.more} rel="next" href={inventoryPath(choices, page + 1)}>
          {SHOW_MORE}
        </a>
      )}
    </>
  )
}
