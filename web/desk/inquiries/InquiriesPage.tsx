import { useParams, useSearchParams } from 'react-router'
import { dayInWords } from '#graph/contact/context/context-words.ts'
import { isDay } from '#graph/shared/day.ts'
import { DeskForm, Submit } from '#web/desk/DeskForm.tsx'
import { DeskPage, DoneLine, More, Rest, Search } from '#web/desk/DeskPage.tsx'
import { deskForm, deskPage } from '#web/desk/desk.styles.ts'
import {
  type InquiryNumbersQuery,
  useInquiriesSuspenseQuery,
  useInquiryNumbersSuspenseQuery,
  useInquirySuspenseQuery,
} from '#web/generated/desk.ts'
import { field } from '#web/theme/field.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { InquiryCard } from './InquiryCard.tsx'
import { inquiryNumbers, inquiryCard as style } from './inquiries.styles.ts'

const PAGE_ROWS = 20

const NOBODY: Record<string, string> = { unanswered: 'is waiting', undelivered: 'waits for mail' }

/** Who wrote, the latest first, and who still waits. */
export const InquiriesPage = () => {
  const [address] = useSearchParams()
  const [search, which, typed, after] = ['q', 'which', 'day', 'after'].map((name) => address.get(name))
  const day = typed && isDay(typed) ? typed : null
  const { data } = useInquiriesSuspenseQuery({ variables: { search, which, day, after } })
  const { unanswered, undelivered, inquiries } = data
  const shown = inquiries.slice(0, PAGE_ROWS)
  return (
    <DeskPage title="Inquiries" lines={shown}>
      <Search label="Name, email or phone" search={search ?? null} filter={{ which }}>
        <input className={field()} type="date" name="day" aria-label="Day" defaultValue={day ?? ''} />
      </Search>
      {typed && !day && <p role="alert">“{typed}” isn&apos;t a day, so this is every day.</p>}
      {undelivered > 0 && (
        <p role="alert" className={style.warning}>
          <a href="/desk/inquiries?which=undelivered">
            Mail about {undelivered === 1 ? '1 inquiry' : `${undelivered} inquiries`} isn&apos;t arriving
          </a>
        </p>
      )}
      <p className={deskPage.links}>
        <span>
          {unanswered === 0 && 'Nobody is waiting for an answer.'}
          {unanswered === 1 && '1 person is waiting for an answer.'}
          {unanswered > 1 && `${unanswered} people are waiting for an answer.`}
        </span>
        {which || search || day ? (
          <a href="/desk/inquiries">Show all</a>
        ) : (
          unanswered > 0 && <a href="/desk/inquiries?which=unanswered">Show who&apos;s waiting</a>
        )}
        <a href="/desk/inquiries/numbers">This month in numbers</a>
      </p>
      {shown.length === 0 ? (
        <p>
          {`Nobody ${search ? `with “${search}” ` : ''}${NOBODY[which ?? ''] ?? 'has written'}`}
          {day && ` ${which ? 'from' : 'on'} ${dayInWords(day)}`}.
        </p>
      ) : (
        <ol className={deskPage.list}>
          {shown.map((inquiry) => (
            <li key={inquiry.id}>
              <DoneLine subject={inquiry.id} />
              <InquiryCard inquiry={inquiry} />
              {!inquiry.erasedAt && (
                <a className={style.erase} href={`/desk/inquiries/${inquiry.id}?erase`}>
                  Erase this person<span className={layout.visuallyHidden}>: {inquiry.name}</span>
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
      {inquiries.length > PAGE_ROWS && (
        <Rest
          page="/desk/inquiries"
          filter={{ q: search, which, day, after: shown.at(-1)?.id }}
          label="Show older ones"
        />
      )}
    </DeskPage>
  )
}

/** One inquiry, to which the dealer's mail about it leads. */
export const InquiryPage = () => {
  const id = useParams().id!
  const [address] = useSearchParams()
  const { inquiry } = useInquirySuspenseQuery({ variables: { id } }).data
  if (!inquiry)
    return (
      <DeskPage title="Inquiry" isMissing>
        <p>There&apos;s no such inquiry.</p>
      </DeskPage>
    )
  const { email, ofMailbox } = inquiry
  const what = ofMailbox === 1 ? '1 inquiry' : `${ofMailbox} inquiries`
  const values = { id, count: String(ofMailbox), back: '/desk/inquiries' }
  return (
    <DeskPage title="Inquiry">
      <InquiryCard inquiry={inquiry} />
      {email && (
        <More title="Erase this person" isOpen={address.has('erase')}>
          <DeskForm action="/desk/inquiries/erase" values={values} className={deskForm.form}>
            <p>
              <b>{inquiry.name}</b>, {email}: {what} of this address.
            </p>
            <p>
              Name, address, phone, message and choices go for good. That somebody wrote, and why, stays. Your mailbox
              and your CRM hold copies: delete them there, too.
            </p>
            <Submit>Erase {what}</Submit>
          </DeskForm>
        </More>
      )}
    </DeskPage>
  )
}

const HEADINGS = { about: 'Reason', source: 'Sent by', partner: 'Partner', cart: 'Cart' }
const MOST_ROWS = 10

const nameOf = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const monthFrom = (month: string, ahead: number) => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + ahead, 1))
}

/** The inquiries of a month in numbers. */
export const NumbersPage = () => {
  const variables = { month: useSearchParams()[0].get('month') }
  const { month, counts } = useInquiryNumbersSuspenseQuery({ variables }).data.inquiryNumbers
  const all = counts.find(({ by }) => by === 'all')
  const link = (ahead: number) => {
    const date = monthFrom(month, ahead)
    return <a href={`/desk/inquiries/numbers?month=${date.toISOString().slice(0, 7)}`}>{nameOf.format(date)}</a>
  }
  return (
    <DeskPage title="Inquiries in numbers">
      <p>
        <b>{nameOf.format(monthFrom(month, 0))}:</b> {all?.count ?? 0}, and {all?.before ?? 0} in the month before.
        Suspected spam isn&apos;t counted.
      </p>
      {Object.entries(HEADINGS).map(([by, heading]) => (
        <Table key={by} heading={heading} counts={counts.filter((count) => count.by === by).slice(0, MOST_ROWS)} />
      ))}
      <p className={deskPage.links}>
        {link(-1)} {link(1)} <a href="/desk/inquiries">All inquiries</a>
      </p>
    </DeskPage>
  )
}

const Table = ({ heading, counts }: { heading: string; counts: InquiryNumbersQuery['inquiryNumbers']['counts'] }) =>
  counts.length > 0 && (
    <table className={inquiryNumbers.table}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">This month</th>
          <th scope="col">Before</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ value, count, before }) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>{count}</td>
            <td>{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
