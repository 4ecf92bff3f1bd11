import { DeskForm } from '#web/desk/DeskForm.tsx'
import { dealerTime, fieldLabel, fieldText } from '#web/desk/words.ts'
import { useHistorySuspenseQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { history as style } from './History.styles.ts'

type Props = { kind: string; subject?: string; title?: string }

/** What the staff did to a thing, or to all of its kind, the last act first, with Undo. It waits and fails with the section around it. */
export const History = ({ kind, subject, title = 'History' }: Props) => {
  const { history } = useHistorySuspenseQuery({ variables: { kind, subject } }).data
  if (history.length === 0) return null
  return (
    <section aria-labelledby={`history-${kind}`}>
      <h2 id={`history-${kind}`} className={style.title}>
        {title}
      </h2>
      <ol className={style.acts}>
        {history.map(({ id, at, who, what, fields, canUndo, undoneBy }) => (
          <li key={id} className={style.act}>
            <div>
              <p>{what}</p>
              {fields.map(({ name, before, after }) => (
                <p key={name} className={style.detail}>
                  {`${fieldLabel(name)}: ${fieldText(name, JSON.parse(before))} → ${fieldText(name, JSON.parse(after))}`}
                </p>
              ))}
              <p className={style.detail}>
                <time dateTime={at}>{dealerTime(at)}</time>
                {`, ${who}${undoneBy ? ` · undone by ${undoneBy}` : ''}`}
              </p>
            </div>
            {canUndo && (
              <DeskForm action="/desk/undo" values={{ id }}>
                <button
                  type="submit"
                  className={button({ variant: 'outline', size: 'sm' })}
                  aria-label={`Undo: ${what}`}
                >
                  Undo
                </button>
              </DeskForm>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
