import { chosenList } from './ChosenList.styles.ts'
import type { Chosen } from './chosenThings.ts'
import { CHOSEN_LIST } from './content.ts'

type Props = Pick<Chosen, 'rows' | 'notes'> & {
  hasContext: boolean
  /** Address of the form without these things. */
  withoutHref: string
  onTakeAway: () => void
}

/** The things that go along with the message, before it is sent, and the way to send it without them. */
export const ChosenList = ({ rows, notes, hasContext, withoutHref, onTakeAway }: Props) => (
  <section className={chosenList.root} aria-label={CHOSEN_LIST.name}>
    {hasContext && (
      <h3 className={chosenList.title}>{rows.length > 0 ? CHOSEN_LIST.title : CHOSEN_LIST.withoutData}</h3>
    )}
    {rows.length > 0 && (
      <dl className={chosenList.rows}>
        {rows.map(({ label, value, isSum }) => (
          <div key={`${label} ${value}`} className={isSum ? chosenList.sum : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {notes.map((note) => (
      <p key={note} className={chosenList.note}>
        {note}
      </p>
    ))}
    {hasContext && (
      // A form that came back stands at the same address: a target makes the browser load the page anew.
      <a className={chosenList.without} href={withoutHref} target="_self" onClick={onTakeAway}>
        {CHOSEN_LIST.takeAway}
      </a>
    )}
  </section>
)
