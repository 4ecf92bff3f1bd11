import { useSearchParams } from 'react-router'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { DeskPage, DoneLine, Search } from '#web/desk/DeskPage.tsx'
import { deskPage } from '#web/desk/desk.styles.ts'
import { useDesk } from '#web/desk/desk.ts'
import { dealerTime } from '#web/desk/words.ts'
import { type InquiriesQuery, useInquiriesSuspenseQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { InquiryCard, UnsentMails } from './InquiryCard.tsx'
import { inquiryCard as style } from './inquiries.styles.ts'

const PAGE_ROWS = 20

/** Who wrote, the latest first, and who still waits. */
export const InquiriesPage = () => {
  const [address] = useSearchParams()
  return (
    <DeskPage title="Inquiries" placesDone>
      <Search label="Name, email or phone" search={address.get('q')} />
      <QueryBoundary isMain failure="The inquiries didn't load">
        <Inquiries search={address.get('q')} which={address.get('which')} after={address.get('after')} />
      </QueryBoundary>
    </DeskPage>
  )
}

type Shown = { search: string | null; which: string | null; after: string | null }

const Inquiries = ({ search, which, after }: Shown) => {
  const { done } = useDesk()
  const { unanswered, lostCount, lost, inquiries } = useInquiriesSuspenseQuery({
    variables: { search, which, after },
  }).data
  const shown = inquiries.slice(0, PAGE_ROWS)
  const isDone = (id: string) => done?.kind === 'inquiry' && done.subject === id
  const older = new URLSearchParams({
    ...(search && { q: search }),
    ...(which && { which }),
    after: shown.at(-1)?.id ?? '',
  })
  return (
    <>
      {!shown.some(({ id }) => isDone(id)) && <DoneLine />}
      {lostCount > 0 && <LostMails lost={lost} count={lostCount} />}
      <p className={deskPage.links}>
        <span>
          {unanswered === 0 && 'Nobody is waiting for an answer.'}
          {unanswered === 1 && '1 person is waiting for an answer.'}
          {unanswered > 1 && `${unanswered} people are waiting for an answer.`}
        </span>
        {which || search ? (
          <a href="/desk/inquiries">Show all</a>
        ) : (
          unanswered > 0 && <a href="/desk/inquiries?which=unanswered">Show who&apos;s waiting</a>
        )}
        <a href="/desk/inquiries/numbers">This month in numbers</a>
      </p>
      {shown.length === 0 ? (
        <p>{search ? `Nobody with “${search}” has written.` : which ? 'Nobody is waiting.' : 'No inquiries yet.'}</p>
      ) : (
        <ol className={deskPage.list}>
          {shown.map((inquiry) => (
            <li key={inquiry.id}>
              {isDone(inquiry.id) && <DoneLine />}
              <InquiryCard inquiry={inquiry} />
            </li>
          ))}
        </ol>
      )}
      {inquiries.length > PAGE_ROWS && (
        <p>
          <a className={button({ variant: 'outline' })} href={`/desk/inquiries?${older}`}>
            Show older ones
          </a>
        </p>
      )}
    </>
  )
}

const LostMails = ({ lost, count }: { lost: InquiriesQuery['lost']; count: number }) => (
  <section aria-labelledby="lost" className={style.lost}>
    <h2 id="lost">
      {count === 1 ? 'Mail about 1 inquiry isn’t arriving' : `Mail about ${count} inquiries isn’t arriving`}
    </h2>
    <ul>
      {lost.map((inquiry) => (
        <li key={inquiry.id}>
          <a href={`/desk/inquiries?q=${encodeURIComponent(inquiry.email)}`}>{inquiry.name}</a>,{' '}
          <time dateTime={inquiry.receivedAt}>{dealerTime(inquiry.receivedAt)}</time>
          <UnsentMails inquiry={inquiry} isLate />
        </li>
      ))}
    </ul>
  </section>
)
