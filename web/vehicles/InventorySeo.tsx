import { Seo } from '#web/seo/Seo.tsx'
import { INVENTORY_PAGE } from './content.ts'

/** Search engines list the whole inventory: the canonical address of each way to narrow it down is the list itself. */
export const InventorySeo = () => <Seo {...INVENTORY_PAGE} />
