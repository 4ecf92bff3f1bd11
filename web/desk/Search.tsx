import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { search as style } from './Search.styles.ts'

/** The field above a list of the desk. */
export const Search = ({ label, search }: { label: string; search: string | null }) => (
  <search>
    <form className={style.form}>
      <input
        className={field()}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        defaultValue={search ?? ''}
      />
      <button type="submit" className={button({ variant: 'outline' })}>
        Search
      </button>
    </form>
  </search>
)
