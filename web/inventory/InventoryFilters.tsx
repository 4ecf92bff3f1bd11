import { button } from '#web/theme/button.styles.ts'
import { Search, X } from '#web/ui/icons.tsx'
import { SEARCH_EXAMPLE } from '#web/ui/SearchForm.tsx'
import { activeFilters, activeNames, filterLabel, valuesOf } from './activeFilters.ts'
import { FilterChecks, FilterSelect } from './FilterControls.tsx'
import { type FilterOptions, filterOptions } from './filterOptions.ts'
import {
  EMPTY_CHOICES,
  FILTERS,
  type FilterName,
  type InventoryChoices,
  inventoryPath,
  MOST_CHARACTERS,
} from './filters.ts'
import { filterBar, quickFilters } from './InventoryFilters.styles.ts'
import type { ListCounts } from './list.ts'

export const FORM_ID = 'inventory-filters'
const SHEET_ID = 'filter-sheet'
const MORE_ID = 'more-filters'
const MORE: ReadonlySet<FilterName> = new Set(['condition', 'stock', 'place', 'battery', 'range'])

type Props = { choices: InventoryChoices; counts?: ListCounts }

/** Title, search and filters: a plain GET form, which `filterInPlace.ts` sends at every choice. */
export const InventoryFilters = ({ choices, counts }: Props) => {
  const options = filterOptions(choices, counts?.whole, counts?.facets ?? counts?.whole)
  const filter = (name: keyof FilterOptions) => ({
    name,
    label: FILTERS[name].title,
    options: options[name],
    chosen: valuesOf(choices, name),
  })
  const more = activeNames(choices).filter((name) => MORE.has(name)).length
  return (
    <div className={filterBar.root}>
      <div className={filterBar.head}>
        <h1 id="title" className={filterBar.title}>
          Inventory
        </h1>
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
        <QuickFilters choices={choices} counts={counts} />
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
            {options.seats.length > 0 && <FilterChecks {...filter('seats')} />}
            <div className={filterBar.selects}>
              <FilterSelect {...filter('brand')} all="All brands" several="brands" />
              <FilterSelect {...filter('category')} all="All categories" several="categories" />
              <FilterSelect {...filter('price')} all="Any price" several="limits" />
            </div>
            <button type="button" className={filterBar.openMore} popoverTarget={MORE_ID}>
              {more > 0 ? `More (${more})` : 'More'}
            </button>
            <div id={MORE_ID} popover="auto" className={filterBar.more}>
              <FilterChecks {...filter('condition')} />
              <FilterChecks {...filter('stock')} />
              <div className={filterBar.selects}>
                <FilterSelect {...filter('place')} all="Any showroom" several="showrooms" />
                <FilterSelect {...filter('battery')} all="Any battery" several="kinds" />
                {options.range.length > 0 && <FilterSelect {...filter('range')} all="Any range" />}
              </div>
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

/** The most used ones first, so that a phone shows them without scrolling. */
const QUICK = [
  ['seats', '4'],
  ['condition', 'used'],
  ['price', '12000'],
  ['seats', '6'],
  ['seats', '2'],
  ['seats', '8'],
] as const

/** On a phone: the button that opens all filters, links for the most used ones, and for what is chosen beside them. */
const QuickFilters = ({ choices, counts }: Props) => {
  const active = activeFilters(choices, counts?.whole).filter(({ name }) => name !== 'q')
  const quick = QUICK.map(([name, value]) => {
    const chosen = active.find((one) => one.name === name && one.value === value)
    if (chosen) return chosen
    const wanted = name === 'price' ? { maxPrice: value, price: '' } : { [name]: [...choices[name], value].sort() }
    const label = filterLabel({ ...EMPTY_CHOICES, ...(name === 'price' ? wanted : { [name]: [value] }) }, name)
    return { key: `${name} ${value}`, label, href: inventoryPath({ ...choices, ...wanted }) }
  })
  const others = active.filter(({ key }) => !quick.some((chip) => chip.key === key))
  return (
    <div className={quickFilters.root}>
      <button type="button" className={quickFilters.open} popoverTarget={SHEET_ID}>
        Filters
        {active.length > 0 && <b>{` ${active.length}`}</b>}
      </button>
      <ul className={quickFilters.scroller}>
        {[...quick, ...others].map((chip) => (
          <li key={chip.key}>
            {'href' in chip ? (
              <a href={chip.href}>{chip.label}</a>
            ) : (
              <a href={chip.without} aria-label={`Remove filter ${chip.label}`} aria-current>
                {chip.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const ShowCarts = ({ matching }: { matching?: number }) => (
  <button type="submit" className={button()}>
    Show
    {matching !== undefined && <span className={filterBar.count}>{` ${matching.toLocaleString('en-US')}`}</span>}
    {matching === 1 ? ' cart' : ' carts'}
  </button>
)
