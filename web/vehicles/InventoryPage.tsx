import { type ChangeEvent, useEffect, useState } from 'react'
import { IS_SERVER } from '#web/app/isServer.ts'
import { KEEP_SERVER_HTML, useIsServerHtml } from '#web/islands/serverHtml.ts'
import { staticPart } from '#web/islands/staticPart.tsx'
import { ReloadPage } from '#web/routing/ReloadPage.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { BuyingFacts } from './BuyingFacts.tsx'
import { INVENTORY_LEAD, INVENTORY_PAGE } from './content.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { filterOptions } from './filterOptions.ts'
import { SORT_OPTIONS } from './filters.ts'
import { InventoryError } from './InventoryError.tsx'
import { InventoryFilterBar } from './InventoryFilterBar.tsx'
import { inventoryPage } from './InventoryPage.styles.ts'
import { inventoryResults } from './InventoryResults.styles.ts'
import { InventorySkeleton } from './InventorySkeleton.tsx'
import {
  FACTS_ID,
  type InventoryFacts,
  InventoryFactsContext,
  LOADING,
  rememberFacts,
  statusText,
} from './inventoryFacts.ts'
import { isLoadable } from './isLoadable.ts'
import { ListAsApi } from './ListAsApi.tsx'
import { firstOfBlock } from './paging.ts'
import { choicesIn, useChoices } from './useChoices.ts'
import { useInventoryAddress } from './useInventoryAddress.ts'
import { RESULTS_ID, useListTop } from './useListTop.ts'
import { useReturnToPlace } from './useReturnToPlace.ts'

const load = () => import('./lateInventory.ts')

const InventoryResults = staticPart(
  lazyPart(async () => (await load()).InventoryResults, {
    fallback: (_props, retry) => <ReloadPage unreachable={<InventoryError onRetry={retry} />} />,
  }),
  { pending: <InventorySkeleton /> },
)
const ServerFacts = lazyPart(async () => (await load()).ServerFacts)

const FORM_ID = 'inventory-filters'

type Props = { firstFacts: InventoryFacts | null | undefined }

const Inventory = ({ firstFacts }: Props) => {
  const [reported, report] = useState<InventoryFacts | null>()
  const facts = reported === undefined ? firstFacts : reported
  useEffect(() => {
    if (facts) rememberFacts(facts)
  }, [facts])
  const { choices, page } = useInventoryAddress(facts?.stock)
  useListTop(firstOfBlock(page))
  useReturnToPlace(facts !== undefined)
  const { chosen, change, isChanging } = useChoices(choices)
  const options = filterOptions(chosen, facts?.stock, facts?.facets)

  /** Loads the code of the list, which a first visit does without, and the vehicles where the browser filters them. */
  const prepare = () =>
    void load().then(
      ({ prefetchInventory }) => facts && isLoadable(facts.total) && prefetchInventory(),
      () => {},
    )

  return (
    <>
      <InventoryFilterBar
        id={FORM_ID}
        chosen={chosen}
        options={options}
        onChange={change}
        onUse={reported ? undefined : prepare}
      />
      <section className={`${layout.page} ${inventoryResults.root}`} aria-labelledby={RESULTS_ID}>
        <h2 id={RESULTS_ID} tabIndex={-1} className={`${layout.visuallyHidden} ${inventoryResults.heading}`}>
          Vehicles
        </h2>
        <div className={inventoryResults.summary}>
          <div role="status">{facts ? statusText(facts) : facts === undefined && LOADING}</div>
          <ActiveFilters choices={choices} stock={facts?.stock} />
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
        <InventoryFactsContext value={{ facts, report }}>
          <div className={inventoryResults.list} aria-busy={isChanging}>
            <InventoryResults />
          </div>
          <ListAsApi />
        </InventoryFactsContext>
      </section>
    </>
  )
}

const readFacts = () => JSON.parse(document.getElementById(FACTS_ID)!.textContent) as InventoryFacts | null

/** Hydrates the filters from the facts in the server's HTML, which stay there. After a navigation the list reports them. */
const HydratedInventory = () => {
  const isServerHtml = useIsServerHtml(null)
  const [firstFacts] = useState(() => (isServerHtml ? readFacts() : undefined))
  return (
    <>
      <Inventory firstFacts={firstFacts} />
      {isServerHtml && <script type="application/json" id={FACTS_ID} {...KEEP_SERVER_HTML} />}
    </>
  )
}

export const InventoryPage = () => (
  <>
    <Seo {...INVENTORY_PAGE} />
    <div className={`${layout.page} ${inventoryPage.heading}`}>
      <h1 className={inventoryPage.title}>Inventory</h1>
      <p className={inventoryPage.lead}>{INVENTORY_LEAD}</p>
      <a className={inventoryPage.saved} href="/saved">
        Saved carts
      </a>
    </div>
    {IS_SERVER ? <ServerFacts>{(facts) => <Inventory firstFacts={facts} />}</ServerFacts> : <HydratedInventory />}
    <BuyingFacts />
  </>
)
