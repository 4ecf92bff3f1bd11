import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useSite } from '#web/environment/site.ts'
import { button } from '#web/theme/button.styles.ts'
import { X } from '#web/ui/icons.tsx'
import { FILTER_TITLES, valuesOf } from './activeFilters.ts'
import { inventoryLead } from './content.ts'
import { FilterChecks } from './FilterChecks.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import type { FilterOptions } from './filterOptions.ts'
import { type InventoryChoices, inventoryPath } from './filters.ts'
import { filterBar } from './InventoryFilterBar.styles.ts'
import { choicesIn } from './listAddress.ts'
import { QuickFilters } from './QuickFilters.tsx'
import { SearchField } from './SearchField.tsx'

type Props = {
  id: string
  filteredBy: 'browser' | 'server'
  chosen: InventoryChoices
  options: FilterOptions
  matching: number | undefined
  onChange: (choices: InventoryChoices, isTyped?: boolean) => void
  /** Called when a pointer or the focus reaches the filters. */
  onUse?: () => void
}

const SHEET_ID = 'filter-sheet'

/** Title, search and filters: a plain GET form. Where the browser filters, every change applies at once; elsewhere a button submits it. */
export const InventoryFilterBar = ({ id, filteredBy, chosen, options, matching, onChange, onUse }: Props) => {
  const [text, setText] = useState(chosen.q)
  const root = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const sheet = useRef<HTMLDivElement>(null)

  // Links and Back also change the address. While a visitor types, the address lags behind the field.
  const isPop = useNavigationType() === 'POP'
  const { key } = useLocation()
  const firstKey = useRef(key)
  const hasMoved = useRef(false)
  useEffect(() => {
    // The first entry is a POP as well, and its visitor may be typing.
    hasMoved.current ||= key !== firstKey.current
    const isBack = isPop && hasMoved.current
    if (isBack || document.activeElement !== search.current) setText(chosen.q)
  }, [chosen.q, isPop, key])

  // Catches up with what happened before hydration: a choice is in the form, but not yet in the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useEffect(() => {
    if (root.current!.matches(':hover, :focus-within')) onUse?.()
    const inForm = choicesIn(form.current!)
    if (inventoryPath(inForm) === inventoryPath(chosen)) return
    setText(inForm.q)
    onChange(inForm)
  }, [])

  const type = (q: string) => {
    setText(q)
    onChange({ ...choicesIn(form.current!), q }, true)
  }
  const clearSearch = () => {
    setText('')
    search.current!.focus()
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange(choicesIn(currentTarget.form!))
  const filter = (name: keyof FilterOptions) => ({
    name,
    label: FILTER_TITLES[name],
    options: options[name],
    chosen: valuesOf(chosen, name),
    onChange: choose,
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done, code is loaded ahead
    <div ref={root} className={filterBar.root} onFocus={onUse} onPointerEnter={onUse}>
      <div className={filterBar.head}>
        <div className={filterBar.titles}>
          <h1 id="title" className={filterBar.title}>
            Inventory
          </h1>
          <p className={filterBar.lead}>{inventoryLead(useSite().showrooms.length)}</p>
        </div>
        <SearchField
          form={id}
          field={search}
          text={text}
          cleared={inventoryPath({ ...chosen, q: '' })}
          onType={type}
          onClear={clearSearch}
        />
      </div>
      <form
        ref={form}
        id={id}
        className={filterBar.form}
        action="/inventory"
        aria-label="Filters"
        autoComplete="off"
        data-filtered-by={filteredBy}
        onSubmit={(event) => {
          event.preventDefault()
          search.current?.blur()
          sheet.current?.hidePopover()
        }}
      >
        <QuickFilters sheetId={SHEET_ID} choices={chosen} />
        <div ref={sheet} id={SHEET_ID} popover="auto" className={filterBar.sheet}>
          <div className={filterBar.sheetHead}>
            <h2>Filters</h2>
            <button
              type="button"
              className={filterBar.close}
              popoverTarget={SHEET_ID}
              popoverTargetAction="hide"
              aria-label="Close filters"
            >
              <X />
            </button>
          </div>
          <div className={filterBar.body}>
            <div className={filterBar.checks}>
              {options.seats.length > 0 && <FilterChecks {...filter('seats')} isLineup />}
              <FilterChecks {...filter('condition')} />
              <FilterChecks {...filter('stock')} />
            </div>
            <div className={filterBar.selects}>
              <FilterSelect {...filter('brand')} several="brands" />
              <FilterSelect {...filter('category')} several="categories" />
              <FilterSelect {...filter('price')} several="limits" />
              <FilterSelect {...filter('place')} several="showrooms" />
              <FilterSelect {...filter('battery')} several="kinds" />
              {options.range.length > 0 && <FilterSelect {...filter('range')} all="Any" />}
            </div>
          </div>
          <div className={filterBar.foot}>
            <a className={filterBar.clearAll} href={inventoryPath({ sort: chosen.sort })}>
              Clear all
            </a>
            <button type="submit" className={button()}>
              <span>
                <span>Show</span>
                {matching !== undefined && (
                  <span className={filterBar.count} translate="no">{` ${matching.toLocaleString('en-US')}`}</span>
                )}
                <span>{matching === 1 ? ' cart' : ' carts'}</span>
              </span>
            </button>
          </div>
        </div>
      </form>
    </div>
  )
}
