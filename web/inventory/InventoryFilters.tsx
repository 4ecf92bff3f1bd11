import { button } from '#web/theme/button.styles.ts'
import { Search, X } from '#web/ui/icons.tsx'
import { SEARCH_EXAMPLE } from '#web/ui/SearchForm.tsx'
import { activeFilters, type InventoryChoices, inventoryPath, joinValues, labelOf, MOST_CHARACTERS } from './choices.ts'
import { FILTERS, type FilterName, type FilterOption } from './filters.ts'
import { filterBar, quickFilters } from './InventoryFilters.styles.ts'
import { filterControls } from './inventory.styles.ts'
import type { ListCounts } from './list.ts'

export const FORM_ID = 'inventory-filters'
const SHEET_ID = 'filter-sheet'
const MORE_ID = 'more-filters'
const MORE: FilterName[] = ['condition', 'stock', 'place', 'battery', 'range']

type Props = { choices: InventoryChoices; counts?: ListCounts }

/** Title, search and filters: a plain GET form, which `filterInPlace.ts` sends at every choice. */
export const InventoryFilters = ({ choices, counts }: Props) => {
  const filter = (name: FilterName) => ({
    name,
    label: FILTERS[name].title,
    options: filterOptions(name, choices, counts),
    chosen: choices[name],
  })
  const [seats, range] = [filter('seats'), filter('range')]
  const more = MORE.filter((name) => choices[name].length > 0).length
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
            {seats.options.length > 0 && <FilterChecks {...seats} />}
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
                {range.options.length > 0 && <FilterSelect {...range} all="Any range" />}
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

/** The options of a filter, each with the number of carts that it finds among those that match all others. */
export const filterOptions = (name: FilterName, choices: InventoryChoices, counts?: ListCounts): FilterOption[] => {
  const { options, count } = FILTERS[name]
  const facets = counts?.facets ?? counts?.whole
  return options(counts?.whole, choices[name]).map((option) => ({
    ...option,
    count: facets && count(facets, option.value),
  }))
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
    const wanted = name === 'price' ? [value] : [...choices[name], value].sort()
    const href = inventoryPath({ ...choices, [name]: wanted })
    return { key: `${name} ${value}`, label: labelOf(name, value), href }
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

type ChecksProps = { name: string; label: string; options: readonly FilterOption[]; chosen: readonly string[] }

/** Check boxes that look like a segmented control, each with its count. */
const FilterChecks = ({ name, label: title, options, chosen }: ChecksProps) => (
  <fieldset className={filterControls.group}>
    <legend>{title}</legend>
    {options.map(({ value, label, count }) => (
      <label key={value}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
        {label}
        {count !== undefined && <small>{` (${count.toLocaleString('en-US')})`}</small>}
      </label>
    ))}
  </fieldset>
)

type SelectProps = {
  name: string
  label: string
  /** The label of the empty option, which names the filter: the row of a wide screen has no room for `label`. */
  all: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  /** The plural for an address with several values, of which the select can only set one. */
  several?: string
  form?: string
  className?: string
}

export const FilterSelect = (props: SelectProps) => {
  const { name, label, all, options, chosen, several, form, className } = props
  const value = joinValues(chosen)
  const look = className ?? `${filterControls.select}${value && ` ${filterControls.chosen}`}`
  return (
    <label className={look}>
      <span>{label}</span>
      <select name={name} form={form} defaultValue={value}>
        <option value="">{all}</option>
        {chosen.length > 1 && (
          <option value={value}>
            {chosen.length} {several}
          </option>
        )}
        {chosen.length === 1 && !options.some((option) => option.value === chosen[0]) && (
          <option value={value}>{chosen[0]}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={joinValues([option.value])}>
            {/* What is chosen is said without its count, which the list below has. */}
            {value === joinValues([option.value]) ? option.label : countedLabel(option)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** "Denago (9)", "Turfman (none)". */
const countedLabel = ({ label, count }: FilterOption) =>
  count === undefined ? label : `${label} (${count === 0 ? 'none' : count.toLocaleString('en-US')})`
