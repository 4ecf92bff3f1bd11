import { useSite } from '#web/environment/site.ts'
import { shell } from './Shell.styles.ts'

/** What the dealer wants everybody to read for a while. */
export const Notice = () => {
  const { notice } = useSite()
  return notice ? (
    <aside className={shell.notice} aria-label="Notice">
      {notice}
    </aside>
  ) : null
}
