import { failureReason, WithData } from '#web/data/data.tsx'
import { useRentalsSuspenseQuery } from '#web/generated/graphql.ts'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { CheapestRental } from './CheapestRental.tsx'
import { plansByCart } from './carts.ts'
import { FAQS, PAGE } from './content.ts'
import { PlanCards } from './PlanCards.tsx'
import { rentalsPage } from './RentalsPage.styles.ts'
import { RentalsPending } from './RentalsPending.tsx'
import { RentalsWithoutPrices } from './RentalsWithoutPrices.tsx'
import { rentalService } from './rentalService.ts'

const Plans = () => {
  const { rentalPlans } = useRentalsSuspenseQuery().data
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

export const RentalPlans = () => (
  <WithData
    isMain
    pending={<RentalsPending />}
    fallback={(error, retry) => <RentalsWithoutPrices reason={failureReason(error)} onRetry={retry} />}
  >
    <Plans />
  </WithData>
)
