import type { ContextLine } from '#graph/contact/context/context-words.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { SUMMARY } from './content.ts'
import { summary } from './form.styles.ts'

type Facts = { facts: readonly ContextLine[] }

const Rows = ({ facts }: Facts) =>
  facts.length > 0 && (
    <dl className={summary.rows}>
      {facts.map(({ label, text, isTotal }, index) => (
        <div key={`${label} ${text}`} className={isTotal ? summary.sum : undefined}>
          {/* The carts of a comparison share a label. */}
          <dt className={label === facts[index - 1]?.label ? layout.visuallyHidden : undefined}>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )

type Props = Facts & {
  notes?: readonly string[]
  title?: string
  heading?: 'h2' | 'h3'
  /** Leads to the form without these facts; left out where there is nothing to remove. */
  remove?: { href: string; onClick: () => void }
}

/** The facts that go along with a message, and the way to send it without them. */
export const InquirySummary = ({
  facts,
  notes = [],
  title = SUMMARY.title,
  remove,
  heading: Heading = 'h3',
}: Props) => {
  const details = facts.filter(({ isDetail }) => isDetail)
  return (
    <section className={summary.root} aria-label={SUMMARY.name}>
      <div className={summary.head}>
        <Heading className={summary.title}>{title}</Heading>
        {remove && (
          // A form that came back is at the same address: a target makes the browser load the page anew.
          <a className={summary.remove} href={remove.href} target="_self" onClick={remove.onClick}>
            {SUMMARY.remove}
          </a>
        )}
      </div>
      <Rows facts={facts.filter(({ isDetail }) => !isDetail)} />
      {details.length > 0 && (
        <details className={summary.details}>
          <summary>{SUMMARY.details}</summary>
          <Rows facts={details} />
        </details>
      )}
      {notes.map((note) => (
        <p key={note} className={summary.note}>
          {note}
        </p>
      ))}
    </section>
  )
}
