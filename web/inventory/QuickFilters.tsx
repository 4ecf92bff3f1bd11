import { Armchair, SlidersHorizontal } from '#web/ui/icons.tsx'
import { activeNames } from './activeFilters.ts'
import { type InventoryChoices, inventoryPath, maxPriceLabel, seatsLabel } from './filters.ts'
import { quickFilters } from './QuickFilters.styles.ts'

const SEATS = ['2', '4', '6', '8']
const MAX_PRICE = '12000'

type ChipProps = { label: string; isChosen: boolean; href: string; children: string }

const Chip = ({ label, isChosen, href, children }: ChipProps) => (
  <li>
    <a
      href={href}
      aria-label={isChosen ? `Remove ${label}` : label}
      aria-current={isChosen || undefined}
      data-scripted=""
    >
      {children}
    </a>
  </li>
)

type Props = { sheetId: string; choices: InventoryChoices }

/** On a phone: the button that opens all filters, and the ones that shoppers use most as links beside it. */
export const QuickFilters = ({ sheetId, choices }: Props) => {
  const count = activeNames(choices).filter((name) => name !== 'q').length
  const isBelow = choices.maxPrice === MAX_PRICE
  const toggled = (name: 'seats' | 'condition', value: string) => {
    const values = choices[name]
    const others = values.filter((other) => other !== value)
    return inventoryPath({ ...choices, [name]: values.includes(value) ? others : [...values, value].sort() })
  }
  return (
    <div className={quickFilters.root}>
      <button type="button" className={quickFilters.open} popoverTarget={sheetId}>
        <SlidersHorizontal />
        Filters{count > 0 && ` (${count})`}
      </button>
      <div className={quickFilters.scroller}>
        {/* Before the seats: whoever sees 2, 4 and 6 at the edge of a phone looks for 8 beyond it. */}
        <ul className={quickFilters.joined}>
          <Chip label="New" isChosen={choices.condition.includes('new')} href={toggled('condition', 'new')}>
            New
          </Chip>
          <Chip label="Used" isChosen={choices.condition.includes('used')} href={toggled('condition', 'used')}>
            Used
          </Chip>
        </ul>
        <ul className={quickFilters.joined}>
          <li aria-hidden="true">
            <Armchair />
          </li>
          {SEATS.map((seats) => (
            <Chip
              key={seats}
              label={seatsLabel(seats)}
              isChosen={choices.seats.includes(seats)}
              href={toggled('seats', seats)}
            >
              {seats}
            </Chip>
          ))}
        </ul>
        <ul className={quickFilters.joined}>
          <Chip
            label={maxPriceLabel(MAX_PRICE)}
            isChosen={isBelow}
            href={inventoryPath({ ...choices, maxPrice: isBelow ? '' : MAX_PRICE })}
          >
            {maxPriceLabel(MAX_PRICE)}
          </Chip>
        </ul>
      </div>
    </div>
  )
}
