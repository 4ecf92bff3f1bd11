import { type HistoryQuery, useHistorySuspenseQuery } from '#web/generated/desk.ts'
import { DeskForm, Submit } from './DeskForm.tsx'
import { Undo } from './DeskPage.tsx'
import { deskPage } from './desk.styles.ts'
import { dealerTime, differenceText } from './words.ts'

type Props = { kind: string; subject?: string; title?: string }

/** What the staff changed in a thing, or in all of its kind, the last change first, with Undo. It waits and fails with the section around it. */
export const History = ({ kind, subject, title = 'History' }: Props) => {
  const { changes, older } = useHistorySuspenseQuery({ variables: { kind, subject } }).data.history
  if (changes.length === 0) return null
  return (
    <section aria-labelledby={`history-${kind}`}>
      <h2 id={`history-${kind}`} className={deskPage.heading}>
        {title}
      </h2>
      <Changes changes={changes} />
      <Older page="/desk/history" filter={{ kind, subject }} before={older} />
    </section>
  )
}

type OlderProps = { page: string; filter: Record<string, string | null | undefined>; before: string | null }

/** The address of a page with the values that there are. */
export const withFilter = (page: string, filter: OlderProps['filter']) => {
  const values = new URLSearchParams(Object.entries(filter).filter((entry): entry is [string, string] => !!entry[1]))
  return values.size > 0 ? `${page}?${values}` : page
}

/** Leads to the changes before those on the page. */
export const Older = ({ page, filter, before }: OlderProps) =>
  before && (
    <p>
      <a className={deskPage.link} href={withFilter(page, { ...filter, before })}>
        Older
      </a>
    </p>
  )

type Change = HistoryQuery['history']['changes'][number]

/** Changes, the last one first, each with the way back; `pageOf` is the page of what was changed. */
export const Changes = ({
  changes,
  pageOf,
}: {
  changes: readonly Change[]
  pageOf?: (change: Change) => string | undefined
}) => (
  <ol className={deskPage.list}>
    {changes.map((change) => (
      <li key={change.id} className={deskPage.line}>
        <div>
          <p>{linked(change.what, pageOf?.(change))}</p>
          {change.fields.map((field) => (
            <p key={field.name} className={deskPage.detail}>
              {differenceText(field)}
            </p>
          ))}
          <p className={deskPage.detail}>
            <time dateTime={change.at}>{dealerTime(change.at)}</time>
            {`, ${change.who}${change.undoneBy ? ` · undone by ${change.undoneBy}` : ''}`}
          </p>
        </div>
        {change.canUndo && (change.kind === 'withdrawn' ? <PutBack {...change} /> : <Undo {...change} />)}
      </li>
    ))}
  </ol>
)

const linked = (what: string, href?: string) =>
  href ? (
    <a className={deskPage.link} href={href}>
      {what}
    </a>
  ) : (
    what
  )

const PutBack = ({ id, what }: Change) => (
  <DeskForm action="/desk/carts/put-back" values={{ id }}>
    <Submit variant="outline" size="sm" label={`Put it back: ${what}`}>
      Put it back
    </Submit>
  </DeskForm>
)
