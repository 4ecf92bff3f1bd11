import type { ChangeEvent, MouseEvent, ReactNode } from 'react'
import { island } from '#web/islands/island.tsx'
import { ServerHtml } from '#web/islands/ServerHtml.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { filterOptions } from './filterOptions.ts'
import { type InventoryChoices, inventoryPath, SORT_OPTIONS } from './filters.ts'
import { InventoryFilterBar } from './InventoryFilterBar.tsx'
import { inventoryResults } from './InventoryResults.styles.ts'
import { type InventoryFacts, statusText } from './inventoryList.ts'
import { choicesIn, readListAddress } from './listAddress.ts'
import { pageId, RESULTS_ID } from './paging.ts'
import { useInventoryList } from './useInventoryList.ts'

const FORM_ID = 'inventory-filters'

/** The list that a click on a link requests; undefined for any other click. */
const listOfClick = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a')
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || opensElsewhere || event.defaultPrevented || link.target || link.pathname !== inventoryPath({})) return
  const list = readListAddress(link.search)
  // Other fragments are the browser's: a list that is shown from its start, or a place in this page.
  if (!link.hash || link.hash === `#${pageId(list.page)}`) return list
}

type Props = {
  /** The server's counts; without them its HTML says that the list failed. */
  facts?: InventoryFacts
  /** Who filters: the browser, which has the whole inventory, or the server, by documents. */
  filteredBy: 'browser' | 'server'
  /** The server's list. */
  children?: ReactNode
}

export const InventoryPart = ({ facts: served, filteredBy, children }: Props) => {
  const { facts, shown, chosen, show, prepare, isChanging, failed } = useInventoryList(served)
  const change = (choices: InventoryChoices, isTyped?: boolean) => void show({ choices, page: 1, isTyped })
  const follow = (event: MouseEvent) => {
    const list = listOfClick(event)
    if (!list) return
    event.preventDefault()
    void show(list)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked
    <div className={layout.contents} onClick={follow}>
      <InventoryFilterBar
        id={FORM_ID}
        filteredBy={filteredBy}
        chosen={chosen}
        options={filterOptions(chosen, facts?.whole, facts?.facets ?? facts?.whole)}
        matching={facts?.matching}
        onChange={change}
        onUse={shown ? undefined : prepare}
      />
      <section className={`${layout.page} ${inventoryResults.root}`} aria-labelledby={RESULTS_ID}>
        <h2 id={RESULTS_ID} tabIndex={-1} className={`${layout.visuallyHidden} ${inventoryResults.heading}`}>
          Vehicles
        </h2>
        <div className={inventoryResults.summary}>
          <div role="status" className={inventoryResults.status}>
            {facts && statusText(facts)}
          </div>
          <ActiveFilters choices={chosen} whole={facts?.whole} />
          <FilterSelect
            className={inventoryResults.sort}
            name="sort"
            label="Sort by"
            all="Featured"
            form={FORM_ID}
            options={SORT_OPTIONS}
            chosen={chosen.sort ? [chosen.sort] : []}
            onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => change(choicesIn(currentTarget.form!))}
          />
        </div>
        {failed && (
          <ErrorState title={failed.title} onRetry={() => show(failed.asked)}>
            <p>You still see the carts from before.</p>
          </ErrorState>
        )}
        <div className={inventoryResults.list} aria-busy={isChanging || undefined}>
          {shown ? <shown.Grid {...shown.list} /> : <ServerHtml>{children}</ServerHtml>}
        </div>
      </section>
    </div>
  )
}

export const Inventory = island('Inventory', InventoryPart)
