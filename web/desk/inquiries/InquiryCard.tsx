import { phoneLink } from '#graph/shared/phone-link.ts'
import { DeskForm, Submit } from '#web/desk/DeskForm.tsx'
import { deskPage } from '#web/desk/desk.styles.ts'
import { dealerTime } from '#web/desk/words.ts'
import type { InquiryCard_InquiryFragment } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { counted } from '#web/ui/format.ts'
import { DefinitionList } from '#web/ui/lists.tsx'
import { inquiryCard as style } from './inquiries.styles.ts'

/** In minutes. */
const HOUR = 60
const DAY = 24 * HOUR

const WAYS = {
  waiting: { me: 'Mark answered', mine: "I'm on it" },
  taken: { me: 'Mark answered', nobody: 'Leave it to others' },
  answered: { nobody: 'Mark not answered' },
}

/** An inquiry: who, what about, and the ways to answer. */
export const InquiryCard = ({ inquiry }: { inquiry: InquiryCard_InquiryFragment }) => {
  const { id, receivedAt, name, email, answerLink, phone, wish, message, warnings, lines, erasedAt } = inquiry
  const { answeredAt, answeredBy } = inquiry
  const received = <time dateTime={receivedAt}>{dealerTime(receivedAt)}</time>
  if (erasedAt)
    return (
      <p className={deskPage.detail}>
        {received}: erased on {dealerTime(erasedAt)}
      </p>
    )
  const call = phoneLink(phone, '+1')
  const state = answeredAt ? 'answered' : answeredBy ? 'taken' : 'waiting'
  const minutes = Math.max(1, Math.floor((Date.now() - Date.parse(receivedAt)) / 60_000))
  return (
    <article className={style.root}>
      <header className={style.head}>
        <h2>{name}</h2>
        {answeredAt ? (
          <span className={style.state}>
            Answered by {answeredBy}, {dealerTime(answeredAt)}
          </span>
        ) : (
          <span className={`${style.state} ${minutes > DAY ? style.late : style.waits}`}>
            {warnings.length > 0 ? 'May be spam' : `Waiting for ${lengthOf(minutes)}`}
            {answeredBy && `, ${answeredBy} is on it`}
          </span>
        )}
        <p>
          {received} · {wish}
        </p>
      </header>
      {warnings.length > 0 && <p className={style.warning}>This may not be from a person: {warnings.join(', ')}.</p>}
      <p className={style.message}>{message}</p>
      {lines.length > 0 && (
        <DefinitionList
          className={style.lines}
          rows={lines.map(({ label, text, vehicleId }) => ({
            label,
            text: vehicleId ? <a href={`/desk/carts/${encodeURIComponent(vehicleId)}`}>{text}</a> : text,
          }))}
        />
      )}
      <div className={style.ways} id={`answer-${id}`}>
        {call ? (
          <a className={button({ variant: 'forest', size: 'sm' })} href={call}>
            Call {phone}
          </a>
        ) : (
          <span>{phone}</span>
        )}
        <a className={button({ variant: 'outline', size: 'sm' })} href={answerLink} aria-label={`Email ${email}`}>
          Email
        </a>
        <DeskForm action="/desk/inquiries/answer" values={{ id, [state]: answeredBy ?? '' }} className={style.ways}>
          {Object.entries(WAYS[state]).map(([to, label]) => (
            <Submit key={to} variant="outline" size="sm" label={`${label}: ${name}`} name="to" value={to}>
              {label}
            </Submit>
          ))}
        </DeskForm>
      </div>
      <UnsentMails inquiry={inquiry} isLate={minutes >= HOUR} />
    </article>
  )
}

/** "3 hours". */
const lengthOf = (minutes: number) => {
  if (minutes < HOUR) return counted(minutes, 'minute')
  return minutes < DAY ? counted(Math.floor(minutes / HOUR), 'hour') : counted(Math.floor(minutes / DAY), 'day')
}

const MAILS: Record<string, string> = {
  dealer: 'The mail to you',
  visitor: 'The confirmation to them',
  crm: 'The lead to your CRM',
}

type MailsProps = {
  inquiry: InquiryCard_InquiryFragment
  /** Whether they should have gone out long ago; a mail that is only on its way is no news. */
  isLate: boolean
}

/** The mails of an inquiry that have not gone out, and a button that tries them again. */
const UnsentMails = ({ inquiry: { id, name, mails }, isLate }: MailsProps) => {
  const unsent = mails.filter(
    ({ status, lastError }) => status === 'failed' || (status !== 'sent' && (isLate || lastError)),
  )
  if (unsent.length === 0) return null
  return (
    <DeskForm action="/desk/inquiries/send" values={{ id }} className={style.unsent}>
      <ul>
        {unsent.map(({ kind, status, lastError }) => (
          <li key={kind}>
            {MAILS[kind]} {status === 'failed' ? 'didn’t arrive' : 'is still waiting to go out'}
            {lastError && `: ${lastError}`}
          </li>
        ))}
      </ul>
      <Submit variant="outline" size="sm" label={`Send the mails again: ${name}`}>
        Send the mails again
      </Submit>
    </DeskForm>
  )
}
