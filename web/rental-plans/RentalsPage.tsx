import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { useRentalsPageSuspenseQuery } from '#web/generated/graphql.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CallButton } from '#web/ui/CallButton.tsx'
import { Faqs } from '#web/ui/Faqs.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { Points } from '#web/ui/Points.tsx'
import { PrintedContact } from '#web/ui/PrintedContact.tsx'
import { CheapestRental } from './CheapestRental.tsx'
import { plansByCart } from './carts.ts'
import { BENEFITS, FAQS, FOOTNOTE, HELP, HERO, PAGE } from './content.ts'
import { PlanCards } from './PlanCards.tsx'
import { rentalsPage } from './RentalsPage.styles.ts'
import { RentalsWithoutPrices } from './RentalsWithoutPrices.tsx'
import { RentalTerms } from './RentalTerms.tsx'
import { rentalService } from './rentalService.ts'

const Plans = () => {
  const { rentalPlans } = useRentalsPageSuspenseQuery().data
  return (
    <div className={`${layout.page} ${layout.section} ${rentalsPage.plans}`}>
      <StructuredData {...PAGE} service={rentalService(rentalPlans)} faqs={FAQS} />
      {plansByCart(rentalPlans).map(({ cart, name, text, plans }) => (
        <PlanCards key={cart} heading={name} text={text} plans={plans} />
      ))}
      <CheapestRental plans={rentalPlans} />
    </div>
  )
}

export const RentalsPage = () => (
  <div data-paper="sheet">
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
        <Points points={BENEFITS} />
      </div>
    </section>
    <div id="plans">
      <WithData
        isMain
        pending={
          <div className={`${layout.page} ${layout.section} ${rentalsPage.pending}`}>
            <p role="status">Loading the prices</p>
          </div>
        }
        fallback={(error, retry) => <RentalsWithoutPrices reason={failureReason(error)} onRetry={retry} />}
      >
        <Plans />
      </WithData>
    </div>
    <RentalTerms />
    <div className={`${layout.page} ${layout.section} ${rentalsPage.faqs}`}>
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
      <div className={layout.page}>
        <PrintedContact />
      </div>
    </section>
  </div>
)
