import { DEALER } from '#graph/dealer/dealer.ts'
import { inWords, type ReasonKey, reasonNamed, reasonOf } from '#graph/dealer/reasons.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { Branches } from '#web/locations/Showrooms.tsx'
import type { InquiryContext } from '#web/parts/inquiryContext.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { placeOf } from '#web/ui/format.ts'
import { Check, MapPin, Phone } from '#web/ui/icons.tsx'
import { thankYou } from './contact.styles.ts'
import { DAY_CONFIRMED, HURRY, NEXT_STEPS, SUMMARY, THANK_YOU } from './content.ts'
import { SENT_MARK } from './draft.ts'
import { InquirySummary } from './InquirySummary.tsx'
import { answerLines } from './inquiryOf.ts'
import { useInquiryContext, useInquiryFacts, usePlace, WithCarts } from './useInquiryFacts.tsx'
import { useResponseNote } from './useResponseNote.ts'

const LINKS = [
  { href: '/inventory', label: 'Inventory' },
  { href: '/rentals', label: 'Rentals' },
  { href: '/services', label: 'Services' },
  { href: '/', label: 'Home' },
]

export const ThankYouPage = () => {
  const { context } = useInquiryContext()
  const reason = reasonOf(context)
  const { thanks, lead, hasDay } = reasonNamed(reason)
  const note = useResponseNote()
  // Nobody is called before there is a cart.
  const isWaiting = reason === 'waiting'
  const visit = visitOf(reason, context)
  return (
    <div className={`${layout.page} ${thankYou.root}`} {...SENT_MARK}>
      <Seo {...THANK_YOU} noIndex />
      <Check />
      <WithCarts context={context}>
        {({ name }) => (
          <h1 id="title" className={layout.h1}>
            {inWords(thanks, name)}
          </h1>
        )}
      </WithCarts>
      <p className={thankYou.lead}>{isWaiting ? lead : note}</p>
      <div className={thankYou.columns}>
        <div>
          {Object.keys(context).length > 0 && (
            <div className={thankYou.sent}>
              {/* The thanks need no list when it does not load. */}
              <QueryBoundary fallback={() => null}>
                <Sent reason={reason} context={context} />
              </QueryBoundary>
            </div>
          )}
          {visit && (
            <QueryBoundary fallback={() => null}>
              <Visit title={visit} context={context} />
            </QueryBoundary>
          )}
          {!isWaiting && (
            <section className={thankYou.next} aria-labelledby="next">
              <h2 id="next" className={thankYou.subtitle}>
                What happens next
              </h2>
              <ol className={thankYou.steps}>
                {NEXT_STEPS.map(({ title, text }, index) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{hasDay && index === NEXT_STEPS.length - 1 ? DAY_CONFIRMED : text}</p>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
        <section className={card({ variant: 'forest', padded: true })} data-on="forest" aria-labelledby="call">
          <h2 id="call" className={layout.h3}>
            {HURRY.title}
          </h2>
          <p className={thankYou.cardText}>{HURRY.text}</p>
          <a className={button({ wide: true })} href={DEALER.lines.main.href}>
            <Phone />
            Call Now: {DEALER.lines.main.label}
          </a>
        </section>
      </div>
      {/* The cart of a test drive is at the chosen showroom alone. */}
      {!context.testDrive && !context.cart && <Branches besides={visit && DEALER.mainLocationId} />}
      <nav className={thankYou.links} aria-label="Go on">
        {LINKS.map(({ href, label }) => (
          <a key={href} className={button({ variant: 'outline' })} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  )
}

const Sent = ({ reason, context }: { reason: ReasonKey; context: InquiryContext }) => {
  const facts = [...answerLines(context, reason), ...useInquiryFacts(context).prefill.facts]
  return facts.length > 0 && <InquirySummary heading="h2" title={SUMMARY.sent} facts={facts} />
}

/** The heading over the place to go to; undefined where nobody has to go anywhere, or no day is named yet. */
const visitOf = (reason: ReasonKey, { transport, testDrive, cart, town, miles }: InquiryContext) => {
  const { visit, hasDay } = reasonNamed(reason)
  const isAtHome = transport === 'pick-up' || (cart && (town || miles))
  return isAtHome || (hasDay && !testDrive && !cart) ? undefined : visit
}

const Visit = ({ title, context }: { title: string; context: InquiryContext }) => {
  const place = usePlace(context)
  if (!place) return null
  return (
    <section className={`${card({ padded: true })} ${thankYou.visit}`} aria-labelledby="visit">
      <h2 id="visit" className={layout.h3}>
        {title}
      </h2>
      <p>
        {placeOf(place.name)}
        <br />
        {place.address}
      </p>
      <a className={button({ variant: 'outline' })} href={place.mapUrl} target="_blank" rel="noopener">
        <MapPin />
        Open the map
      </a>
    </section>
  )
}
