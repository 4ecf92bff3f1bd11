import { type ReactNode, useContext } from 'react'
import { DEALER, HOURS, type Hours } from '#graph/dealer/dealer.ts'
import { inWords, reasonNamed, reasonOf } from '#graph/dealer/reasons.ts'
import { hoursLines } from '#graph/shared/hours-lines.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { SubmittedFormContext } from '#web/environment/submittedForm.ts'
import { CartPicture } from '#web/parts/card/CartPicture.tsx'
import { type InquiryContext, isEmpty, isMoreThanReason } from '#web/parts/inquiryContext.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { phoneHref, placeOf } from '#web/ui/format.ts'
import { Globe, Mail, MapPin, Phone } from '#web/ui/icons.tsx'
import { CallButton, EmailAnchor } from '#web/ui/links.tsx'
import { HoursList, OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { ContactForm } from './ContactForm.tsx'
import { contactPage } from './contact.styles.ts'
import { IGNORED, PAGE } from './content.ts'
import { inLines } from './inquiryOf.ts'
import { messageLines, openingSentences, openingsOf } from './messageLines.ts'
import { useInquiryContext, useInquiryFacts, usePlace, WithCarts } from './useInquiryFacts.tsx'
import { asksReason, listedReason } from './values.ts'

export const ContactPage = () => {
  const read = useInquiryContext()
  const { context } = read
  const notes = read.ignored.map((group) => IGNORED[group])
  const reason = reasonOf(context)
  return (
    <>
      <Seo {...PAGE} data={{ kind: 'ContactPage' }} />
      {isEmpty(read) ? (
        <Head title="Talk to us" lead="Buying, renting, parts or service. Write or call us.">
          <p className={contactPage.actions}>
            <CallButton variant="outline" />
            <a className={button({ variant: 'outline' })} href={`mailto:${DEALER.email}`}>
              <Mail />
              Send an email
            </a>
          </p>
        </Head>
      ) : (
        <WithCarts context={context}>
          {({ name, carts = [], reason: known = reason }) => (
            <Head title={inWords(reasonNamed(known).title, name)} lead={reasonNamed(known).lead}>
              {carts.length > 0 && (
                <div className={contactPage.carts}>
                  {carts.map((cart) => (
                    <CartPicture key={cart.id} cart={cart} />
                  ))}
                </div>
              )}
            </Head>
          )}
        </WithCarts>
      )}
      <div className={`${layout.page} ${contactPage.columns}`}>
        <section aria-labelledby="write">
          <h2 id="write" className={layout.visuallyHidden}>
            {inWords(reasonNamed(reason).title)}
          </h2>
          <Form context={context} notes={notes} />
        </section>
        <Cards context={context} />
      </div>
    </>
  )
}

/** Low, so that the form begins on the first screen. */
const Head = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <div className={`${layout.page} ${contactPage.head}`}>
    <div>
      <h1 id="title" className={contactPage.title}>
        {title}
      </h1>
      <p className={contactPage.lead}>{lead}</p>
    </div>
    {children}
  </div>
)

type FormProps = { context: InquiryContext; notes: string[] }

/** The form, which waits for the names and figures of what was chosen, and does without them when their query fails. */
const Form = ({ context, notes }: FormProps) => {
  const submitted = useContext(SubmittedFormContext)
  const message = openingSentences({ reason: listedReason(reasonOf(context)) })
  const openings = asksReason(context) ? openingsOf({}) : {}
  const lines = inLines(messageLines(context).lines)
  const alone = <ContactForm prefill={{ context, facts: [], notes, message, openings, lines }} submitted={submitted} />
  if (!Object.keys(context).some(isMoreThanReason)) return alone
  return (
    <QueryBoundary failure="The list of what you chose didn't load" after={alone}>
      <FormWithFacts context={context} notes={notes} />
    </QueryBoundary>
  )
}

const FormWithFacts = ({ context, notes }: FormProps) => {
  const { prefill } = useInquiryFacts(context)
  const submitted = useContext(SubmittedFormContext)
  return <ContactForm prefill={{ ...prefill, notes: [...notes, ...prefill.notes] }} submitted={submitted} />
}

/** Where and when we are there. The form and the address load and fail apart from each other. */
const Cards = ({ context }: { context: InquiryContext }) => {
  const { week } = useSite()
  const hours = <Opening week={week} isService={reasonOf(context) === 'service'} />
  return (
    <div className={contactPage.cards}>
      <QueryBoundary failure="Our address didn't load" after={hours}>
        <Details context={context} />
      </QueryBoundary>
    </div>
  )
}

type OpeningProps = { week: readonly Hours[]; place?: string; isService: boolean }

const Opening = ({ week, place, isService }: OpeningProps) => (
  <section className={card({ padded: true })} aria-labelledby="hours">
    <h2 id="hours" className={contactPage.cardTitle}>
      {isService ? 'Service bay hours' : 'Business hours'}
    </h2>
    <OpenNow week={isService ? HOURS.services.week : week} place={place} />
    <HoursList lines={isService ? HOURS.services.lines : hoursLines(week)} className={contactPage.hours} />
  </section>
)

const { main, sales } = DEALER.lines

/** The location that the message is about, and which line is for what. */
const Details = ({ context }: { context: InquiryContext }) => {
  const location = usePlace(context)
  const { url } = useSite()
  if (!location) return null

  const { id, name, address, phone, mapUrl, hours } = location
  const website = location.websiteUrl ?? url
  const isMain = id === DEALER.mainLocationId
  const lines = isMain ? [main, sales] : [{ label: phone, href: phoneHref(phone), use: name }, main, sales]
  return (
    <>
      <section className={card({ padded: true })} aria-labelledby="details">
        <h2 id="details" className={contactPage.cardTitle}>
          {isMain ? 'Where we are' : `${context.showroom ? 'Meet us' : 'This cart is'} in ${placeOf(name)}`}
        </h2>
        <ul className={contactPage.details}>
          <li>
            <MapPin />
            <a href={mapUrl} target="_blank" rel="noopener">
              {address}
            </a>
          </li>
          {lines.map(({ label, href, use }) => (
            <li key={href}>
              <Phone />
              <a href={href}>
                {label} <small>{use}</small>
              </a>
            </li>
          ))}
          <li>
            <Mail />
            <EmailAnchor />
          </li>
          <li>
            <Globe />
            <a href={website}>{new URL(website).host}</a>
          </li>
        </ul>
      </section>
      <Opening isService={reasonOf(context) === 'service'} week={weekHours(hours)} place={id} />
    </>
  )
}
