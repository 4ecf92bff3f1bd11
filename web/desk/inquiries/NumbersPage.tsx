import { useSearchParams } from 'react-router'
import { DeskPage } from '#web/desk/DeskPage.tsx'
import { deskPage } from '#web/desk/desk.styles.ts'
import { type InquiryNumbersQuery, useInquiryNumbersSuspenseQuery } from '#web/generated/desk.ts'
import { inquiryNumbers as style } from './inquiries.styles.ts'

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
    <table className={style.table}>
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
