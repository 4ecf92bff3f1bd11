import { DEALER } from '#graph/dealer/dealer.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Faqs } from '#web/ui/Faqs.tsx'
import { Phone } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { BENEFITS, FAQS, FOOTNOTE, HELP, HERO, PAGE } from './content.ts'
import { rentalsPage } from './RentalsPage.styles.ts'
import { RentalsPending } from './RentalsPending.tsx'
import { RentalsWithoutPrices } from './RentalsWithoutPrices.tsx'
import { RentalTerms } from './RentalTerms.tsx'

// The prices come with their data layer, after the part that is seen first.
const RentalPlans = lazyPart(async () => (await import('./RentalPlans.tsx')).RentalPlans, {
  pending: <RentalsPending />,
  fallback: (_props, retry) => <RentalsWithoutPrices onRetry={retry} />,
})

const CallButton = () => (
  <a className={button()} href={DEALER.lines.main.href}>
    <Phone />
    Call {DEALER.lines.main.label}
  </a>
)

export const RentalsPage = () => (
  <>
    <Seo {...PAGE} />
    <PageHero seed="rentals" {...HERO}>
      <CallButton />
      <a className={button({ look: 'onForest' })} href="#plans">
        See the prices
      </a>
    </PageHero>
    <section className={rentalsPage.benefits} aria-labelledby="benefits">
      <div className={layout.page}>
        <h2 id="benefits" className={layout.visuallyHidden}>
          How renting here works
        </h2>
        <ul>
          {BENEFITS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
    <div id="plans">
      <RentalPlans />
    </div>
    <RentalTerms />
    <div className={`${layout.page} ${layout.section}`}>
      <Faqs faqs={FAQS} />
    </div>
    <section className={layout.section} aria-labelledby="help">
      <div className={`${layout.page} ${rentalsPage.help}`}>
        <div>
          <h2 id="help" className={rentalsPage.title}>
            {HELP.title}
          </h2>
          <p className={rentalsPage.lead}>{HELP.text}</p>
        </div>
        <p className={rentalsPage.actions}>
          <CallButton />
          <a className={button({ look: 'outline' })} href="/contact">
            Send a message
          </a>
        </p>
      </div>
      <p className={`${layout.page} ${rentalsPage.footnote}`}>{FOOTNOTE}</p>
    </section>
  </>
)
