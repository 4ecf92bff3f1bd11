import { useHistorySuspenseQuery } from '#web/generated/desk.ts'
import { Undo } from './DeskPage.tsx'
import { deskPage } from './desk.styles.ts'
import { dealerTime, differenceText } from './words.ts'

type Props = { kind: string; subject?: string; title?: string }

/** What the staff changed in a thing, or in all of its kind, the last change first, with Undo. It waits and fails with the section around it. */
export const History = ({ kind, subject, title = 'History' }: Props) => {
  const { history } = useHistorySuspenseQuery({ variables: { kind, subject } }).data
  if (history.length === 0) return null
  return (
    <section aria-labelledby={`history-${kind}`}>
      <h2 id={`history-${kind}`} className={deskPage.heading}>
        {title}
      </h2>
      <ol className={deskPage.list}>
        {history.map(({ id, at, who, what, fields, canUndo, undoneBy }) => (
          <li key={id} className={deskPage.line}>
            <div>
              <p>{what}</p>
              {fields.map((field) => (
                <p key={field.name} className={deskPage.detail}>
                  {differenceText(field)}
                </p>
              ))}
              <p className={deskPage.detail}>
                <time dateTime={at}>{dealerTime(at)}</time>
                {`, ${who}${undoneBy ? ` · undone by ${undoneBy}` : ''}`}
              </p>
            </div>
            {canUndo && <Undo id={id} what={what} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
