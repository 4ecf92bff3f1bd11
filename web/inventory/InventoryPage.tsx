import { IS_SERVER } from '#web/environment/isServer.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { BuyingFacts } from './BuyingFacts.tsx'
import { INVENTORY_PAGE } from './content.ts'
import { Inventory } from './Inventory.tsx'

const ServerFacts = lazyWithBoundary(async () => (await import('./lateInventory.ts')).ServerFacts)

export const InventoryPage = () => (
  <>
    <Seo {...INVENTORY_PAGE} />
    {IS_SERVER ? <ServerFacts>{(facts) => <Inventory firstFacts={facts} />}</ServerFacts> : <Inventory />}
    <BuyingFacts />
  </>
)
