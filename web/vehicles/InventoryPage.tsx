import { useState } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { staticPart } from '#web/islands/staticPart.tsx'
import { ReloadPage } from '#web/routing/ReloadPage.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Phone } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { BUYING_FACTS, INVENTORY_LEAD, INVENTORY_PAGE } from './content.ts'
import { InventoryError } from './InventoryError.tsx'
import { InventoryFilterBar } from './InventoryFilterBar.tsx'
import { inventoryPage } from './InventoryPage.styles.ts'
import { inventoryResults } from './InventoryResults.styles.ts'
import { InventorySkeleton } from './InventorySkeleton.tsx'
import { InventoryStatusContext, LOADING } from './inventoryStatus.ts'
import { ListAsApi } from './ListAsApi.tsx'
import { useInventoryFilters } from './useInventoryFilters.ts'

const load = () => import('./lateInventory.ts')

/** Loads the code and the data of the list, which a first visit does without. */
const prepare = () =>
  void load().then(
    ({ prefetchInventory }) => prefetchInventory(),
    () => {},
  )

const InventoryResults = staticPart(
  lazyPart(async () => (await load()).InventoryResults, {
    fallback: (_props, retry) => <ReloadPage unreachable={<InventoryError onRetry={retry} />} />,
  }),
  { pending: <InventorySkeleton /> },
)
const InventoryCount = staticPart(
  lazyPart(async () => (await load()).InventoryCount),
  { pending: LOADING },
)

export const InventoryPage = () => {
  const [status, setStatus] = useState<string>()
  const { filters } = useInventoryFilters()
  return (
    <>
      <Seo {...INVENTORY_PAGE} />
      <div className={`${layout.page} ${inventoryPage.heading}`}>
        <h1 className={inventoryPage.title}>Inventory</h1>
        <p className={inventoryPage.lead}>{INVENTORY_LEAD}</p>
        <a className={inventoryPage.saved} href="/saved">
          Saved carts
        </a>
      </div>
      <InventoryFilterBar onUse={status === undefined ? prepare : undefined} />
      <section className={`${layout.page} ${inventoryResults.root}`} aria-labelledby="results">
        <h2 id="results" tabIndex={-1} className={layout.visuallyHidden}>
          Vehicles
        </h2>
        <div className={inventoryResults.summary}>
          <div role="status">{status ?? <InventoryCount />}</div>
          <ActiveFilters filters={filters} />
        </div>
        <InventoryStatusContext value={setStatus}>
          <InventoryResults />
        </InventoryStatusContext>
        <ListAsApi />
      </section>
      <section className={layout.sand}>
        <div className={`${layout.page} ${inventoryPage.closing}`}>
          <div className={inventoryPage.ask}>
            <h2 className={inventoryPage.subtitle}>Not sure which one fits your yard?</h2>
            <p className={inventoryPage.lead}>
              Tell us how many people ride and how steep the drive is. We will say which cart we would take ourselves.
            </p>
            <div className={inventoryPage.actions}>
              <a className={button()} href={DEALER.lines.main.href}>
                <Phone />
                Call {DEALER.lines.main.label}
              </a>
              <a className={button({ look: 'outline' })} href="/contact">
                Send a message
              </a>
            </div>
          </div>
          <ul className={inventoryPage.facts}>
            {BUYING_FACTS.map(({ title, text }) => (
              <li key={title} className={card({ padded: true })}>
                <h3 className={inventoryPage.factTitle}>{title}</h3>
                <p className={inventoryPage.factText}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
