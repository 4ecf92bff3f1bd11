import type { RefObject } from 'react'
import { Search, X } from '#web/ui/icons.tsx'
import { SEARCH_EXAMPLE } from '#web/ui/SearchForm.tsx'
import { MOST_CHARACTERS } from './filters.ts'
import { filterBar } from './InventoryFilterBar.styles.ts'

type Props = {
  form: string
  field: RefObject<HTMLInputElement | null>
  text: string
  /** The address without a search. */
  cleared: string
  onType: (text: string) => void
  onClear: () => void
}

export const SearchField = ({ form, field, text, cleared, onType, onClear }: Props) => (
  <search className={filterBar.search}>
    <Search />
    <input
      ref={field}
      form={form}
      className={filterBar.input}
      type="search"
      name="q"
      aria-label="Search carts"
      placeholder={SEARCH_EXAMPLE}
      enterKeyHint="search"
      maxLength={MOST_CHARACTERS}
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
    {text && (
      <a className={filterBar.clear} href={cleared} aria-label="Clear search" onClick={onClear}>
        <X />
      </a>
    )}
  </search>
)
