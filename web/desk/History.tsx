import { useSearchParams } from 'react-router'
import { type HistoryQuery, useHistorySuspenseQuery } from '#web/generated/desk.ts'
import { DeskPage, Rest, Undo, withFilter } from './DeskPage.tsx'
import { deskPage } from './desk.styles.ts'
import { dealerDay, dealerTime, differenceText } from './words.ts'

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
      <Older filter={{ kind, subject }} before={older} />
    </section>
  )
}

/** Leads to the changes before those on the page. */
const Older = ({ filter, before }: { filter: Record<string, string | null | undefined>; before: string | null }) =>
  before && <Rest page="/desk/history" filter={{ ...filter, before }} label="Show older ones" />

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
          <p>
            {pageOf ? (
              <a className={deskPage.link} href={pageOf(change)}>
                {change.what}
              </a>
            ) : (
              change.what
            )}
          </p>
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
        {change.canUndo && <Undo {...change} />}
      </li>
    ))}
  </ol>
)

/** What the staff can change, and the page where it is. */
const KINDS: Record<string, [name: string, page: string]> = {
  cart: ['Carts', '/desk/carts/'],
  stock: ['Files', '/desk/file'],
  inquiry: ['Inquiries', '/desk/inquiries/'],
  day: ['Days', '/desk/days'],
  location: ['Showrooms', '/desk/places/'],
  prices: ['Rental prices', '/desk/places'],
  promotion: ['Promotion', '/desk/places'],
  person: ['People', '/desk/people'],
}

/** The page of a thing; of a folder of pages that with its id. */
const pageOf = ({ kind, subject }: { kind: string; subject: string }) => {
  const page = KINDS[kind]?.[1]
  return page?.endsWith('/') ? page + encodeURIComponent(subject) : page
}

/** What all of the staff did, by day. */
export const HistoryPage = () => {
  const [address] = useSearchParams()
  const [kind, subject, who] = ['kind', 'subject', 'who'].map((name) => address.get(name) || null)
  const variables = { kind, subject, who, before: address.get('before') }
  const { changes, older } = useHistorySuspenseQuery({ variables }).data.history
  const days = new Set(changes.map(({ at }) => dealerDay(at)))
  const people = Object.fromEntries(
    [...changes.map((change) => change.who), who ?? []]
      .flat()
      .sort()
      .map((each) => [each, each]),
  )
  const names = Object.fromEntries(Object.entries(KINDS).map(([each, [name]]) => [each, name]))
  return (
    <DeskPage title="History" isText>
      <Filter label="Who" name="who" chosen={{ kind, who }} labels={{ '': 'Everybody', ...people }} />
      <Filter label="What" name="kind" chosen={{ kind, who }} labels={{ '': 'Everything', ...names }} />
      {changes.length === 0 && <p>Nothing was changed here.</p>}
      {[...days].map((day) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <Changes changes={changes.filter(({ at }) => dealerDay(at) === day)} pageOf={pageOf} />
        </section>
      ))}
      <Older filter={{ kind, subject, who }} before={older} />
    </DeskPage>
  )
}

type FilterProps = {
  label: string
  name: 'kind' | 'who'
  chosen: Record<'kind' | 'who', string | null | undefined>
  /** By their values. */
  labels: Record<string, string>
}

/** One tap shows only the changes of a person, or only things of a kind. */
const Filter = ({ label, name, chosen, labels }: FilterProps) => (
  <nav aria-label={label} className={deskPage.links}>
    {Object.entries(labels).map(([value, text]) => (
      <a
        key={value}
        href={withFilter('/desk/history', { ...chosen, [name]: value })}
        aria-current={value === (chosen[name] ?? '') ? 'true' : undefined}
      >
        {text}
      </a>
    ))}
  </nav>
)
