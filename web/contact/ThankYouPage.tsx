import { DEALER } from '#graph/dealer/dealer.ts'
import { THANKS } from '#graph/dealer/reasons.ts'
import { Branches } from '#web/locations/Branches.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Check, Phone } from '#web/ui/icons.tsx'
import { CartName } from './CartName.tsx'
import { DAY_CONFIRMED, HURRY, NEXT_STEPS, THANK_YOU } from './content.ts'
import { SENT_MARK } from './dropSentDrafts.ts'
import { faceOf } from './faces.ts'
import { SentThings } from './SentThings.tsx'
import { thankYou } from './ThankYouPage.styles.ts'
import { useAskedContext } from './useAskedContext.ts'
import { useResponseNote } from './useResponseNote.ts'
import { Visit, visitOf } from './Visit.tsx'

const LINKS = [
  { href: '/inventory', label: 'Inventory' },
  { href: '/rentals', label: 'Rentals' },
  { href: '/services', label: 'Services' },
  { href: '/', label: 'Home' },
]

export const ThankYouPage = () => {
  const { context } = useAskedContext()
  const face = faceOf(context)
  const hasDay = face === 'testDrive' || face === 'rental'
  return (
    <div className={`${layout.page} ${thankYou.root}`} {...SENT_MARK}>
      <Seo {...THANK_YOU} noIndex />
      <Check />
      <CartName context={context}>
        {(cart) => (
          <h1 id="title" className={thankYou.title}>
            {THANKS[face](cart)}
          </h1>
        )}
      </CartName>
      <p className={thankYou.lead}>{useResponseNote()}</p>
      <div className={thankYou.columns}>
        <div>
          <SentThings />
          <Visit face={face} context={context} />
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
        </div>
        <section className={card({ variant: 'forest', padded: true })} data-on="forest" aria-labelledby="call">
          <h2 id="call" className={thankYou.cardTitle}>
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
      {!context.testDrive && !context.rental && <Branches besides={visitOf(face, context) && DEALER.mainLocationId} />}
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
