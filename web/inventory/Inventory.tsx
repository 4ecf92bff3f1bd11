import { type ChangeEvent, type MouseEvent, useEffect, useState } from 'react'
import { isReachable, withTimeout } from '#web/environment/network.ts'
import { island } from '#web/islands/island.tsx'
import { withoutHydration } from '#web/islands/withoutHydration.tsx'
import { ReloadPage } from '#web/navigation/ReloadPage.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { failedListTitle } from './content.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { filterOptions } from './filterOptions.ts'
import { type InventoryChoices, inventoryPath, readChoices, readPage, SORT_OPTIONS } from './filters.ts'
import { InventoryFilterBar } from './InventoryFilterBar.tsx'
import { inventoryResults } from './InventoryResults.styles.ts'
import { InventorySkeleton } from './InventorySkeleton.tsx'
import { type InventoryFacts, InventoryFactsContext, LOADING, rememberFacts, statusText } from './inventoryFacts.ts'
import { isLoadable, RESULTS_ID } from './paging.ts'
import { choicesIn, type RequestedList, useChoices, useInventoryAddress } from './useChoices.ts'

const load = () => import('./lateInventory.ts')

const InventoryResults = withoutHydration(
  lazyWithBoundary(async () => (await load()).InventoryResults, {
    fallback: (_props, retry) => <ReloadPage unreachable={<ErrorState title={failedListTitle()} onRetry={retry} />} />,
  }),
  { pending: <InventorySkeleton /> },
)

const FORM_ID = 'inventory-filters'

/** Debounce: long enough for the next letter, short enough to go unnoticed. */
const TYPING_MS = 250

/** The list that a click on a link requests; undefined for any other click. */
const listOfClick = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a')
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  // A link with a fragment goes to the top of another list, and one with a target opens a tab: both navigate.
  if (
    !link ||
    opensElsewhere ||
    event.defaultPrevented ||
    link.hash ||
    link.target ||
    link.pathname !== inventoryPath({})
  )
    return
  const params = new URLSearchParams(link.search)
  return { choices: readChoices(params), page: readPage(params) }
}

type Props = {
  /** The server's counts on a first visit. After a navigation the list reports them. */
  firstFacts?: InventoryFacts | null
}

const Island = ({ firstFacts }: Props) => {
  const [reported, report] = useState<InventoryFacts | null>()
  const facts = reported === undefined ? firstFacts : reported
  useEffect(() => {
    if (facts) rememberFacts(facts)
  }, [facts])
  const { choices } = useInventoryAddress(facts?.stock)
  const total = facts?.total
  const isLocal = total !== undefined && isLoadable(total)

  const loadList = async (asked: RequestedList, signal: AbortSignal) => {
    // Nothing to wait for: the list queries the size of the inventory itself, and shows the error if that fails.
    if (total === undefined) return
    if (asked.isTyped && !isLocal) await new Promise((resolve) => setTimeout(resolve, TYPING_MS))
    if (signal.aborted) return
    const late = await withTimeout(load()).catch(() => undefined)
    if (late) return late.loadList(asked, total, signal)
    // A release may have replaced the code: then the list reloads the page from the server.
    return (await isReachable(window.location.href)) ? undefined : {}
  }
  const { chosen, show, isChanging, failed } = useChoices(choices, loadList)
  const change = (choices: InventoryChoices, isTyped?: boolean) => void show({ choices, page: 1, isTyped })
  const follow = (event: MouseEvent) => {
    const list = listOfClick(event)
    if (!list) return
    event.preventDefault()
    void show(list)
  }
  const options = filterOptions(chosen, facts?.stock, facts?.facets)

  /** Preloads the code of the list, which a first visit does not need, and the vehicles if the browser filters them. */
  const prepare = () =>
    void load().then(
      ({ prefetchInventory }) => isLocal && prefetchInventory(),
      () => {},
    )

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked
    <div className={layout.contents} onClick={follow}>
      <InventoryFilterBar
        id={FORM_ID}
        chosen={chosen}
        options={options}
        matching={facts?.matching}
        onChange={change}
        onUse={reported ? undefined : prepare}
      />
      <section className={`${layout.page} ${inventoryResults.root}`} aria-labelledby={RESULTS_ID}>
        <h2 id={RESULTS_ID} tabIndex={-1} className={`${layout.visuallyHidden} ${inventoryResults.heading}`}>
          Vehicles
        </h2>
        <div className={inventoryResults.summary}>
          <div role="status" className={inventoryResults.status}>
            {facts ? statusText(facts) : facts === undefined && LOADING}
          </div>
          <ActiveFilters choices={chosen} stock={facts?.stock} />
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
          <ErrorState title={failedListTitle(failed.failure.status)} onRetry={() => show(failed.asked)}>
            <p>You still see the carts from before.</p>
          </ErrorState>
        )}
        <InventoryFactsContext value={{ facts, report }}>
          <div className={inventoryResults.list} aria-busy={isChanging}>
            <InventoryResults />
          </div>
        </InventoryFactsContext>
      </section>
    </div>
  )
}

export const Inventory = island('Inventory', Island, { startsOnUse: true })
