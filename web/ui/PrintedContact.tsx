import type { ReactNode } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { hoursLines } from '#graph/shared/hours-lines.ts'
import { useSite } from '#web/environment/site.ts'
import { useNow } from '#web/islands/useNow.ts'
import { printedContact } from './ui.styles.ts'

const { address, lines, name, email } = DEALER
const day = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The foot of a printed page: where the dealer is and when, and the day of the prices. */
export const PrintedContact = ({ children }: { children?: ReactNode }) => {
  const { clockOffset, week } = useSite()
  const date = day.format(useNow() + clockOffset)
  return (
    <div className={printedContact.root}>
      <address>
        <strong>{name}</strong>
        <br />
        {`${address.street}, ${address.city}, ${address.state} ${address.zip}`}
        <br />
        {lines.main.label}
        <br />
        {email}
      </address>
      <p>
        {hoursLines(week).map(({ days, text }) => (
          <span key={days}>
            {`${days} ${text}`}
            <br />
          </span>
        ))}
        Prices of <time>{date}</time>
      </p>
      {children}
    </div>
  )
}
