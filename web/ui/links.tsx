import type { ComponentProps, ReactNode } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { directionsTo, type Point } from './directions.ts'
import { phoneHref } from './format.ts'
import { ArrowRight, ExternalLink, Phone } from './icons.tsx'

type Look = Parameters<typeof button>[0]

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, wide, className = '', ...link }: Look & ComponentProps<'a'>) => (
  <a className={`${button({ variant, size, wide })} ${className}`.trim()} {...link} />
)

export const CallButton = (look: Look) => (
  <ButtonLink {...look} href={DEALER.lines.main.href}>
    <Phone />
    <span>
      Call <span>{DEALER.lines.main.label}</span>
    </span>
  </ButtonLink>
)

/** A link with an arrow behind its words. */
export const ArrowLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a {...link}>
    {children}
    <ArrowRight />
  </a>
)

const [mailbox, host] = DEALER.email.split('@')

/** The dealer's address, which may break before the host on a narrow screen. */
export const EmailAnchor = () => (
  <a href={`mailto:${DEALER.email}`}>
    {mailbox}@<wbr />
    {host}
  </a>
)

const PHONE = /(\(\d{3}\) \d{3}-\d{4})/

/** A text whose telephone numbers can be tapped, and are not broken over two lines. */
export const PhoneLinks = ({ children }: { children: string }) =>
  children.split(PHONE).map((part) =>
    PHONE.test(part) ? (
      <strong key={part}>
        <a href={phoneHref(part)}>{part}</a>
      </strong>
    ) : (
      part
    ),
  )

type DirectionsProps = { to: Point; name: string | undefined; className?: string; children: ReactNode }

export const DirectionsAnchor = ({ to, name, className, children }: DirectionsProps) => (
  <a
    className={className}
    href={directionsTo(to)}
    target="_blank"
    rel="noopener"
    aria-label={`Directions to ${name} (opens in a new tab)`}
  >
    {children}
  </a>
)

type ExternalProps = { href: string; className?: string; children: ReactNode }

/** A link that opens in a new tab, and says so. */
export const ExternalAnchor = ({ href, className, children }: ExternalProps) => (
  <a className={className} href={href} target="_blank" rel="noopener">
    {children}
    <ExternalLink label="(opens in a new tab)" />
  </a>
)
