import { useParams, useSearchParams } from 'react-router'
import { dayInWords } from '#graph/contact/context/context-words.ts'
import { isDay } from '#graph/shared/day.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { DeskForm, Submit } from '#web/desk/DeskForm.tsx'
import { DeskPage, DoneLine, More, Search } from '#web/desk/DeskPage.tsx'
import { deskForm, deskPage } from '#web/desk/desk.styles.ts'
import { useDesk } from '#web/desk/desk.ts'
import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { useInquiriesSuspenseQuery, useInquirySuspenseQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { InquiryCard } from './InquiryCard.tsx'
import { inquiryCard as style } from './inquiries.styles.ts'

const PAGE_ROWS = 20

const NOBODY: Record<string, string> = { unanswered: 'is waiting', undelivered: 'waits for mail' }

/** Who wrote, the latest first, and who still waits. */
export const InquiriesPage = () => {
  const [address] = useSearchParams()
  const [search, which, typed] = [address.get('q'), address.get('which'), address.get('day')]
  const day = typed && isDay(typed) ? typed : null
  return (
    <DeskPage title="Inquiries" placesDone>
      <Search label="Name, email or phone" search={search}>
        <input className={field()} type="date" name="day" aria-label="Day" defaultValue={day ?? ''} />
        {which && <input type="hidden" name="which" value={which} />}
      </Search>
      {typed && !day && <p role="alert">“{typed}” isn&apos;t a day, so this is every day.</p>}
      <QueryBoundary isMain failure="The inquiries didn't load">
        <Inquiries search={search} which={which} day={day} after={address.get('after')} />
      </QueryBoundary>
    </DeskPage>
  )
}

type Shown = Record<'search' | 'which' | 'day' | 'after', string | null>

const Inquiries = ({ search, which, day, after }: Shown) => {
  const { done } = useDesk()
  const { unanswered, undelivered, inquiries } = useInquiriesSuspenseQuery({
    variables: { search, which, day, after },
  }).data
  const shown = inquiries.slice(0, PAGE_ROWS)
  const isDone = (id: string) => done?.kind === 'inquiry' && done.subject === id
  const older = new URLSearchParams(useSearchParams()[0])
  older.set('after', shown.at(-1)?.id ?? '')
  older.delete('done')
  return (
    <>
      {!shown.some(({ id }) => isDone(id)) && <DoneLine />}
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
              {isDone(inquiry.id) && <DoneLine />}
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
        <p>
          <a className={button({ variant: 'outline' })} href={`/desk/inquiries?${older}`}>
            Show older ones
          </a>
        </p>
      )}
    </>
  )
}

/** One inquiry, to which the dealer's mail about it leads. */
export const InquiryPage = () => (
  <DeskPage title="Inquiry">
    <QueryBoundary isMain failure="The inquiry didn't load">
      <Inquiry id={useParams().id!} />
    </QueryBoundary>
  </DeskPage>
)

const Inquiry = ({ id }: { id: string }) => {
  const [address] = useSearchParams()
  const { inquiry } = useInquirySuspenseQuery({ variables: { id } }).data
  if (!inquiry)
    return (
      <p>
        <HttpStatus code={404} />
        There&apos;s no such inquiry.
      </p>
    )
  const { email, ofMailbox } = inquiry
  const what = ofMailbox === 1 ? '1 inquiry' : `${ofMailbox} inquiries`
  const values = { id, count: String(ofMailbox), back: '/desk/inquiries' }
  return (
    <>
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
    </>
  )
}
