import { Seo } from '#web/seo/Seo.tsx'
import { INVENTORY_PAGE } from './content.ts'
import { activeFilters } from './filters.ts'
import { useInventoryFilters } from './useInventoryFilters.ts'

/** Search engines list the whole inventory, not each way to narrow it down. */
export const InventorySeo = () => {
  const { filters } = useInventoryFilters()
  return <Seo {...INVENTORY_PAGE} noIndex={activeFilters(filters).length > 0} />
}
