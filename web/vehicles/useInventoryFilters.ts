import { startTransition } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type InventoryFilters, inventoryPath, readFilters } from './filters.ts'

/** The filters live in the address: shareable, restored by Back, rendered by the server. */
export const useInventoryFilters = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = readFilters(params)
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const change = (changed: Partial<InventoryFilters>) =>
    startTransition(() => void navigate(inventoryPath({ ...filters, ...changed }), { replace: true }))
  return { filters, page, change }
}
