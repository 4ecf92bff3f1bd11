import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Search, X } from '#web/ui/icons.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import type { FilterOptions } from './filterOptions.ts'
import { type InventoryChoices, inventoryPath, MOST_CHARACTERS } from './filters.ts'
import { filterBar } from './InventoryFilterBar.styles.ts'
import { MoreFilters } from './MoreFilters.tsx'
import { choicesIn } from './useChoices.ts'

type Props = {
  id: string
  chosen: InventoryChoices
  options: FilterOptions
  onChange: (choices: InventoryChoices) => void
  /** Called when a pointer or the focus reaches the filters. */
  onUse?: () => void
}

/** A plain GET form: without scripts a button sends it, with scripts every change counts at once. */
export const InventoryFilterBar = ({ id, chosen, options, onChange, onUse }: Props) => {
  const [text, setText] = useState(chosen.q)
  const form = useRef<HTMLFormElement>(null)
  const search = useRef<HTMLInputElement>(null)

  // Links and Back also change the address. While a visitor types, the address lags behind the field.
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    if (isBack || document.activeElement !== search.current) setText(chosen.q)
  }, [chosen.q, isBack])

  // A choice from before hydration is in the form, and not yet in the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useEffect(() => {
    const inForm = choicesIn(form.current!)
    if (inventoryPath(inForm) === inventoryPath(chosen)) return
    setText(inForm.q)
    onChange(inForm)
  }, [])

  const type = (q: string) => {
    setText(q)
    onChange({ ...choicesIn(form.current!), q })
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange(choicesIn(currentTarget.form!))

  return (
    <search className={filterBar.root}>
      <form
        ref={form}
        id={id}
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
            maxLength={MOST_CHARACTERS}
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
        <FilterSelect
          name="brand"
          label="Brand"
          options={options.brand}
          chosen={chosen.brand}
          several="brands"
          onChange={choose}
        />
        <FilterSelect
          name="category"
          label="Category"
          options={options.category}
          chosen={chosen.category}
          several="categories"
          onChange={choose}
        />
        <FilterSelect
          name="price"
          label="Price"
          options={options.price}
          chosen={chosen.price ? [chosen.price] : []}
          onChange={choose}
        />
        <MoreFilters chosen={chosen} options={options} onChange={choose} />
        <noscript>
          <button type="submit" className={button({ size: 'sm' })}>
            Show carts
          </button>
        </noscript>
      </form>
    </search>
  )
}
