import type { SubmitContactInput } from '#web/generated/graphql.ts'
import type { InquiryContext } from './contactPath.ts'

/** A town's pages have a price list of their own. */
export const priceListOf = (rental: InquiryContext['rental']) => (rental?.town ? 'TOWN' : 'STANDARD')

/** The context as the API takes it. */
export const contextInput = ({
  vehicle,
  compared,
  estimate,
  rental,
}: InquiryContext): Pick<SubmitContactInput, 'vehicleId' | 'context'> => ({
  vehicleId: vehicle,
  context: {
    compared: compared && [...compared],
    estimate: estimate && { downPayment: estimate.down, months: estimate.months, ratePercent: estimate.rate },
    rental: rental && {
      cart: rental.cart,
      days: rental.days,
      priceList: priceListOf(rental),
      town: rental.town,
      deliveryMiles: rental.miles,
    },
  },
})
