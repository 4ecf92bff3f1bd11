import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Search, X } from '#web/ui/icons.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { BRAND_OPTIONS, CATEGORY_OPTIONS, inventoryPath, PRICE_OPTIONS, readFilters } from './filters.ts'
import { filterBar } from './InventoryFilterBar.styles.ts'
import { useInventoryFilters } from './useInventoryFilters.ts'

type Props = {
  /** Called when a pointer or the focus reaches the filters. */
  onUse?: () => void
}

/** A plain GET form: without scripts a button sends it, with scripts every change counts at once. */
export const InventoryFilterBar = ({ onUse }: Props) => {
  const { filters, change } = useInventoryFilters()
  const [text, setText] = useState(filters.q)
  const form = useRef<HTMLFormElement>(null)
  const search = useRef<HTMLInputElement>(null)

  // Links and Back also change the address. While a visitor types, the address lags behind the field.
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    if (isBack || document.activeElement !== search.current) setText(filters.q)
  }, [filters.q, isBack])

  // A choice from before hydration is in the form, and not yet in the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useEffect(() => {
    const chosen = readFilters(new URLSearchParams([...new FormData(form.current!)] as [string, string][]))
    if (inventoryPath(chosen) === inventoryPath(filters)) return
    setText(chosen.q)
    change(chosen)
  }, [])

  const type = (q: string) => {
    setText(q)
    change({ q })
  }

  return (
    <search className={filterBar.root}>
      <form
        ref={form}
        className={`${layout.page} ${filterBar.form}`}
        action="/inventory"
        autoComplete="off"
        onFocus={onUse}
        onPointerEnter={onUse}
        onSubmit={(event) => {
          event.preventDefault()
          search.current?.blur()
        }}
      >
        <div className={filterBar.search}>
          <Search />
          <input
            ref={search}
            className={filterBar.input}
            type="search"
            name="q"
            aria-label="Search by name or description"
            placeholder="Search carts"
            enterKeyHint="search"
            maxLength={200}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
          {text && (
            <button
              type="button"
              className={filterBar.clear}
              aria-label="Clear search"
              onClick={() => {
                type('')
                search.current?.focus()
              }}
            >
              <X />
            </button>
          )}
        </div>
        <FilterSelect name="brand" label="Brand" options={BRAND_OPTIONS} filters={filters} onChange={change} />
        <FilterSelect name="category" label="Category" options={CATEGORY_OPTIONS} filters={filters} onChange={change} />
        <FilterSelect name="price" label="Price" options={PRICE_OPTIONS} filters={filters} onChange={change} />
        <noscript>
          <button type="submit" className={button({ size: 'sm' })}>
            Show carts
          </button>
        </noscript>
      </form>
    </search>
  )
}
