import { type HistoryQuery, useHistorySuspenseQuery } from '#web/generated/desk.ts'
import { DeskForm, Submit } from './DeskForm.tsx'
import { Undo } from './DeskPage.tsx'
import { deskPage } from './desk.styles.ts'
import { dealerTime, differenceText } from './words.ts'

type Props = { kind: string; subject?: string; title?: string }

/** What the staff changed in a thing, or in all of its kind, the last change first, with Undo. It waits and fails with the section around it. */
export const History = ({ kind, subject, title = 'History' }: Props) => {
  const { acts, older } = useHistorySuspenseQuery({ variables: { kind, subject } }).data.history
  if (acts.length === 0) return null
  return (
    <section aria-labelledby={`history-${kind}`}>
      <h2 id={`history-${kind}`} className={deskPage.heading}>
        {title}
      </h2>
      <Acts acts={acts} />
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

/** Leads to the acts before those on the page. */
export const Older = ({ page, filter, before }: OlderProps) =>
  before && (
    <p>
      <a className={deskPage.link} href={withFilter(page, { ...filter, before })}>
        Older
      </a>
    </p>
  )

type Act = HistoryQuery['history']['acts'][number]

/** Acts, the last one first, each with the way back; `pageOf` is the page of what was changed. */
export const Acts = ({ acts, pageOf }: { acts: readonly Act[]; pageOf?: (act: Act) => string | undefined }) => (
  <ol className={deskPage.list}>
    {acts.map((act) => (
      <li key={act.id} className={deskPage.line}>
        <div>
          <p>{linked(act.what, pageOf?.(act))}</p>
          {act.fields.map((field) => (
            <p key={field.name} className={deskPage.detail}>
              {differenceText(field)}
            </p>
          ))}
          <p className={deskPage.detail}>
            <time dateTime={act.at}>{dealerTime(act.at)}</time>
            {`, ${act.who}${act.undoneBy ? ` · undone by ${act.undoneBy}` : ''}`}
          </p>
        </div>
        {act.canUndo && (act.kind === 'off' ? <PutBack {...act} /> : <Undo {...act} />)}
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

const PutBack = ({ id, what }: Act) => (
  <DeskForm action="/desk/carts/put-back" values={{ id }}>
    <Submit variant="outline" size="sm" label={`Put it back: ${what}`}>
      Put it back
    </Submit>
  </DeskForm>
)
