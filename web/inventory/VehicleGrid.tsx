import { type ReactNode, useLayoutEffect } from 'react'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { vehicleCard } from '#web/vehicle/card/VehicleCard.styles.ts'
import { VehicleCard } from '#web/vehicle/card/VehicleCard.tsx'
import { vehicleLinks } from '#web/vehicle/card/vehicleLinks.ts'
import { INVENTORY_PAGE, SHOW_EARLIER, SHOW_MORE } from './content.ts'
import { type InventoryChoices, inventoryPath } from './filters.ts'
import { inventoryResults } from './InventoryResults.styles.ts'
import { type InventoryFacts, useInventoryFacts } from './inventoryFacts.ts'
import { firstOfBlock, lastPage, otherPagePath, PER_PAGE } from './paging.ts'
import { useFocusOnResults } from './useFocusOnResults.ts'

type ItemProps = { cart: VehicleCard_VehicleFragment; isPriority?: boolean }

export const VehicleGridItem = ({ cart, isPriority }: ItemProps) => (
  <li>
    <VehicleCard vehicle={cart} isPriority={isPriority} />
  </li>
)

type Props = {
  choices: InventoryChoices
  page: number
  facts: InventoryFacts
  carts: readonly VehicleCard_VehicleFragment[]
  more?: ReactNode
  empty: ReactNode
}

/** The current block of pages, up to the requested page, with links to the pages before and after. */
export const VehicleGrid = ({ choices, page, facts, carts, more, empty }: Props) => {
  const { report } = useInventoryFacts()
  const key = JSON.stringify(facts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the facts are a new object in each render
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
        <a className={inventoryResults.earlier} rel="prev" href={otherPagePath(choices, page, first - 1)}>
          {SHOW_EARLIER}
        </a>
      )}
      <ul ref={grid} className={vehicleCard.grid}>
        {carts.map((cart, index) => (
          <VehicleGridItem key={cart.id} cart={cart} isPriority={index === 0} />
        ))}
        {more}
      </ul>
      {page < lastPage(facts.matching) && (
        // Keyed by page: when the focused link disappears, `useFocusOnResults` moves the focus to the new carts.
        <a
          key={page}
          className={inventoryResults.more}
          rel="next"
          href={otherPagePath(choices, page, page + 1)}
          data-scripted=""
        >
          {SHOW_MORE}
        </a>
      )}
    </>
  )
}
