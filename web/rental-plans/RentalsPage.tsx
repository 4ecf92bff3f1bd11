import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useRentalsPageSuspenseQuery } from '#web/generated/graphql.ts'
import { rentalTowns } from '#web/municipalities/towns.ts'
import { contactPath } from '#web/parts/paths.ts'
import { Seo, StructuredData } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { FigureTable } from '#web/ui/FigureTable.tsx'
import { ButtonLink, CallButton, PhoneLinks } from '#web/ui/links.tsx'
import { DefinitionList } from '#web/ui/lists.tsx'
import { PrintedContact } from '#web/ui/PrintedContact.tsx'
import { CheckList, Section } from '#web/ui/Section.tsx'
import {
  BENEFITS,
  DEPOSITS,
  FAQS,
  FEES,
  FOOTNOTE,
  HELP,
  HERO,
  PAGE,
  rentalService,
  SHOWROOM_PRICES,
} from './content.ts'
import { RentalHero, RentalPlans } from './RentalPlans.tsx'
import { rentalsPage } from './rentals.styles.ts'

export const RentalsPage = () => (
  <div data-paper="sheet">
    <Seo {...PAGE} />
    <RentalHero cart="denago-rover-xl6" {...HERO} />
    <QueryBoundary
      isMain
      failure="The prices didn't load"
      around={(message) => <div className={`${layout.page} ${layout.section}`}>{message}</div>}
    >
      <Plans />
    </QueryBoundary>
    <section className={rentalsPage.benefits} aria-labelledby="benefits">
      <div className={layout.page}>
        <h2 id="benefits" className={layout.h2}>
          How renting works
        </h2>
        <CheckList points={BENEFITS} />
      </div>
    </section>
    <Terms />
    <section className={layout.section} aria-labelledby="help">
      <div className={`${layout.page} ${rentalsPage.help}`}>
        <div>
          <h2 id="help" className={layout.h2}>
            {HELP.title}
          </h2>
          <p className={rentalsPage.lead}>{HELP.text}</p>
        </div>
        <p className={rentalsPage.actions}>
          <CallButton />
          <ButtonLink variant="outline" href={contactPath({ reason: 'renting' })}>
            Send a message
          </ButtonLink>
        </p>
      </div>
      <p className={`${layout.page} ${rentalsPage.footnote}`}>
        <PhoneLinks>{FOOTNOTE}</PhoneLinks>
      </p>
      <div className={layout.page}>
        <PrintedContact />
      </div>
    </section>
  </div>
)

const Plans = () => {
  const { rentalPlans, delivered, municipalities, locations } = useRentalsPageSuspenseQuery().data
  return (
    <>
      <StructuredData {...PAGE} service={rentalService(rentalPlans)} faqs={FAQS} />
      <RentalPlans
        standard={rentalPlans}
        delivered={delivered}
        towns={rentalTowns(municipalities, locations)}
        plans={rentalPlans}
        note={SHOWROOM_PRICES}
      />
    </>
  )
}

const Terms = () => (
  <Section id="terms" title="Deposits, fees and how a rental runs" isSand>
    <div className={rentalsPage.terms}>
      <div>
        <FigureTable caption="Deposits" columns={['Cart', 'Deposit']} rows={DEPOSITS} />
        <DefinitionList
          className={rentalsPage.rules}
          rows={FAQS.map(({ question, answer }) => ({ label: question, text: answer }))}
        />
        <a className={rentalsPage.more} href="/policies/rental-policy">
          Read the rental policy
        </a>
      </div>
      <FigureTable caption="Fees that may apply" columns={['For', 'Fee']} rows={FEES} />
    </div>
  </Section>
)
