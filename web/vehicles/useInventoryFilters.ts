import { startTransition } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type InventoryFilters, inventoryPath, readFilters } from './filters.ts'

/** The address holds the filters: links share them, Back restores them, the server renders them. */
export const useInventoryFilters = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = readFilters(params)
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const change = (changed: Partial<InventoryFilters>) => {
    // The rendered filters may lag behind the address.
    const current = readFilters(new URLSearchParams(window.location.search))
    // Back undoes a search as a whole, not letter by letter.
    const isTypedOn = changed.q !== undefined && current.q !== ''
    startTransition(() => void navigate(inventoryPath({ ...current, ...changed }), { replace: isTypedOn }))
  }
  return { filters, page, change }
}
