import { startTransition } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type InventoryFilters, inventoryPath, readFilters } from './filters.ts'

/** The filters live in the address: shareable, restored by Back, rendered by the server. */
export const useInventoryFilters = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = readFilters(params)
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const change = (changed: Partial<InventoryFilters>) => {
    // From the address itself: what is rendered may be a moment behind it.
    const current = readFilters(new URLSearchParams(window.location.search))
    // Back takes back a search as one, however many letters it has.
    const isTypedOn = changed.q !== undefined && current.q !== ''
    startTransition(() => void navigate(inventoryPath({ ...current, ...changed }), { replace: isTypedOn }))
  }
  return { filters, page, change }
}
