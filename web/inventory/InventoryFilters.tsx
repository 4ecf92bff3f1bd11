import { useSite } from '#web/environment/site.ts'
import { button } from '#web/theme/button.styles.ts'
import { seatsLabel } from '#web/ui/format.ts'
import { Search, SlidersHorizontal, X } from '#web/ui/icons.tsx'
import { SEARCH_EXAMPLE } from '#web/ui/SearchForm.tsx'
import { activeNames, FILTER_TITLES, valuesOf } from './activeFilters.ts'
import { inventoryLead } from './content.ts'
import { FilterChecks, FilterSelect } from './FilterControls.tsx'
import { type FilterOptions, filterOptions } from './filterOptions.ts'
import { CONDITION_OPTIONS, type InventoryChoices, inventoryPath, MOST_CHARACTERS, maxPriceLabel } from './filters.ts'
import { filterBar, quickFilters } from './InventoryFilters.styles.ts'
import type { ListCounts } from './list.ts'

export const FORM_ID = 'inventory-filters'
const SHEET_ID = 'filter-sheet'

type Props = { choices: InventoryChoices; counts?: ListCounts }

/** Title, search and filters: a plain GET form, which `filterInPlace.ts` sends at every choice. */
export const InventoryFilters = ({ choices, counts }: Props) => {
  const options = filterOptions(choices, counts?.whole, counts?.facets ?? counts?.whole)
  const filter = (name: keyof FilterOptions) => ({
    name,
    label: FILTER_TITLES[name],
    options: options[name],
    chosen: valuesOf(choices, name),
  })
  return (
    <div className={filterBar.root}>
      <div className={filterBar.head}>
        <div className={filterBar.titles}>
          <h1 id="title" className={filterBar.title}>
            Inventory
          </h1>
          <p className={filterBar.lead}>{inventoryLead(useSite().showrooms.length)}</p>
        </div>
        <SearchField choices={choices} />
      </div>
      <form
        id={FORM_ID}
        className={filterBar.form}
        action="/inventory"
        aria-label="Filters"
        autoComplete="off"
        data-in-address=""
      >
        <QuickFilters choices={choices} />
        <div id={SHEET_ID} popover="auto" className={filterBar.sheet}>
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
            <a className={filterBar.clearAll} href={inventoryPath({ sort: choices.sort })}>
              Clear all
            </a>
            <ShowCarts matching={counts?.matching} />
          </div>
        </div>
      </form>
    </div>
  )
}

const SearchField = ({ choices }: Props) => (
  <search className={filterBar.search}>
    <Search />
    <input
      form={FORM_ID}
      className={filterBar.input}
      type="search"
      name="q"
      aria-label="Search carts"
      placeholder={SEARCH_EXAMPLE}
      enterKeyHint="search"
      maxLength={MOST_CHARACTERS}
      defaultValue={choices.q}
    />
    {choices.q && (
      <a className={filterBar.clear} href={inventoryPath({ ...choices, q: '' })} aria-label="Clear search">
        <X />
      </a>
    )}
  </search>
)

const QUICK_SEATS = ['2', '4', '6', '8']
const QUICK_PRICE = '12000'

/** On a phone: the button that opens all filters, and links for the most used ones. */
const QuickFilters = ({ choices }: Props) => {
  const count = activeNames(choices).filter((name) => name !== 'q').length
  const isBelow = choices.maxPrice === QUICK_PRICE
  const toggle = (name: 'seats' | 'condition', value: string) => {
    const values = choices[name]
    const isChosen = values.includes(value)
    const others = values.filter((other) => other !== value)
    return { isChosen, href: inventoryPath({ ...choices, [name]: isChosen ? others : [...values, value].sort() }) }
  }
  return (
    <div className={quickFilters.root}>
      <button type="button" className={quickFilters.open} popoverTarget={SHEET_ID}>
        <SlidersHorizontal />
        <span>Filters</span>
        {count > 0 && <b translate="no">{` ${count}`}</b>}
      </button>
      <div className={quickFilters.scroller}>
        <ul className={quickFilters.joined}>
          <li aria-hidden="true" className={quickFilters.word}>
            Seats
          </li>
          {QUICK_SEATS.map((seats) => (
            <Chip key={seats} label={seatsLabel(seats)} {...toggle('seats', seats)}>
              {seats}
            </Chip>
          ))}
        </ul>
        <ul className={quickFilters.joined}>
          <Chip
            label={maxPriceLabel(QUICK_PRICE)}
            isChosen={isBelow}
            href={inventoryPath({ ...choices, maxPrice: isBelow ? '' : QUICK_PRICE })}
          />
        </ul>
        <ul className={quickFilters.joined}>
          {CONDITION_OPTIONS.map(({ value, label }) => (
            <Chip key={value} label={label} {...toggle('condition', value)} />
          ))}
        </ul>
      </div>
    </div>
  )
}

type ChipProps = { label: string; isChosen: boolean; href: string; children?: string }

const Chip = ({ label, isChosen, href, children = label }: ChipProps) => (
  <li>
    <a href={href} aria-label={isChosen ? `Remove ${label}` : label} aria-current={isChosen || undefined}>
      {children}
    </a>
  </li>
)

const ShowCarts = ({ matching }: { matching?: number }) => (
  <button type="submit" className={button()}>
    <span>
      <span>Show</span>
      {matching !== undefined && (
        <span className={filterBar.count} translate="no">{` ${matching.toLocaleString('en-US')}`}</span>
      )}
      <span>{matching === 1 ? ' cart' : ' carts'}</span>
    </span>
  </button>
)
