import { useSearchParams } from 'react-router'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useHistorySuspenseQuery } from '#web/generated/desk.ts'
import { DeskPage } from './DeskPage.tsx'
import { deskPage } from './desk.styles.ts'
import { Changes, Older, withFilter } from './History.tsx'
import { dealerDay } from './words.ts'

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
export const HistoryPage = () => (
  <DeskPage title="History">
    <QueryBoundary isMain failure="The history didn't load">
      <Days />
    </QueryBoundary>
  </DeskPage>
)

const Days = () => {
  const [address] = useSearchParams()
  const [kind, subject, who] = ['kind', 'subject', 'who'].map((name) => address.get(name) || null)
  const variables = { kind, subject, who, before: address.get('before') }
  const { changes, older } = useHistorySuspenseQuery({ variables }).data.history
  const days = new Set(changes.map(({ at }) => dealerDay(at)))
  const people = [...new Set([...changes.map((change) => change.who), ...(who ? [who] : [])])].sort()
  return (
    <div className={deskPage.part}>
      <Filter
        label="Who"
        name="who"
        all="Everybody"
        chosen={{ kind, who }}
        values={people.map((each) => [each, each])}
      />
      <Filter
        label="What"
        name="kind"
        all="Everything"
        chosen={{ kind, who }}
        values={Object.entries(KINDS).map(([each, [label]]) => [each, label])}
      />
      {changes.length === 0 && <p>Nothing was changed here.</p>}
      {[...days].map((day) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <Changes changes={changes.filter(({ at }) => dealerDay(at) === day)} pageOf={pageOf} />
        </section>
      ))}
      <Older page="/desk/history" filter={{ kind, subject, who }} before={older} />
    </div>
  )
}

type FilterProps = {
  label: string
  name: 'kind' | 'who'
  all: string
  chosen: Record<'kind' | 'who', string | null | undefined>
  values: [value: string, label: string][]
}

/** One tap shows only the changes of a person, or only things of a kind. */
const Filter = ({ label, name, all, chosen, values }: FilterProps) => (
  <nav aria-label={label} className={deskPage.links}>
    {[['', all] as const, ...values].map(([value, text]) => (
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
