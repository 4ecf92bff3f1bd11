import { seatsLabel } from '#web/ui/format.ts'
import { SlidersHorizontal } from '#web/ui/icons.tsx'
import { activeNames } from './activeFilters.ts'
import { CONDITION_OPTIONS, type InventoryChoices, inventoryPath, maxPriceLabel } from './filters.ts'
import { quickFilters } from './QuickFilters.styles.ts'

const SEATS = ['2', '4', '6', '8']
const MAX_PRICE = '12000'

type ChipProps = { label: string; isChosen: boolean; href: string; children?: string }

const Chip = ({ label, isChosen, href, children = label }: ChipProps) => (
  <li>
    <a href={href} aria-label={isChosen ? `Remove ${label}` : label} aria-current={isChosen || undefined}>
      {children}
    </a>
  </li>
)

type Props = { sheetId: string; choices: InventoryChoices }

/** On a phone: the button that opens all filters, and links for the most used ones. */
export const QuickFilters = ({ sheetId, choices }: Props) => {
  const count = activeNames(choices).filter((name) => name !== 'q').length
  const isBelow = choices.maxPrice === MAX_PRICE
  const toggle = (name: 'seats' | 'condition', value: string) => {
    const values = choices[name]
    const isChosen = values.includes(value)
    const others = values.filter((other) => other !== value)
    return { isChosen, href: inventoryPath({ ...choices, [name]: isChosen ? others : [...values, value].sort() }) }
  }
  return (
    <div className={quickFilters.root}>
      <button type="button" className={quickFilters.open} popoverTarget={sheetId}>
        <SlidersHorizontal />
        <span>Filters</span>
        {count > 0 && <b translate="no">{` ${count}`}</b>}
      </button>
      <div className={quickFilters.scroller}>
        <ul className={quickFilters.joined}>
          <li aria-hidden="true" className={quickFilters.word}>
            Seats
          </li>
          {SEATS.map((seats) => (
            <Chip key={seats} label={seatsLabel(seats)} {...toggle('seats', seats)}>
              {seats}
            </Chip>
          ))}
        </ul>
        <ul className={quickFilters.joined}>
          <Chip
            label={maxPriceLabel(MAX_PRICE)}
            isChosen={isBelow}
            href={inventoryPath({ ...choices, maxPrice: isBelow ? '' : MAX_PRICE })}
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
