import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { searchForm } from './ui.styles.ts'

/** Shows that the search reads a sentence. */
export const SEARCH_EXAMPLE = '4 seats, lithium'

type Props = { id: string; label: string; className?: string }

export const SearchForm = ({ id, label, className }: Props) => (
  <search className={className}>
    <form className={searchForm.root} action="/inventory">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`${field()} ${searchForm.box}`}
        type="search"
        name="q"
        placeholder={SEARCH_EXAMPLE}
        enterKeyHint="search"
        maxLength={200}
      />
      <button type="submit" className={button()}>
        Search
      </button>
    </form>
  </search>
)
