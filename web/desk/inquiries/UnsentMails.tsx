import { DeskForm } from '#web/desk/DeskForm.tsx'
import type { UnsentMails_InquiryFragment } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { inquiriesPage as style } from './InquiriesPage.styles.ts'

const MAILS: Record<string, string> = {
  dealer: 'The mail to you',
  visitor: 'The confirmation to them',
  crm: 'The lead to your CRM',
}

type Props = {
  inquiry: UnsentMails_InquiryFragment
  /** Whether they should have gone out long ago; a mail that is only on its way is no news. */
  isLate?: boolean
}

/** The mails of an inquiry that have not gone out, and a button that tries them again. */
export const UnsentMails = ({ inquiry: { id, name, mails }, isLate = false }: Props) => {
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
      <button
        type="submit"
        className={button({ variant: 'outline', size: 'sm' })}
        aria-label={`Send the mails again: ${name}`}
      >
        Send the mails again
      </button>
    </DeskForm>
  )
}
