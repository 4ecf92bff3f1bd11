import { repaymentOf } from '#graph/dealer/monthly-payment.ts'
import type { MunicipalityService } from '#graph/municipalities/municipality.service.ts'
import type { RentalPlanService } from '#graph/rental-plans/rental-plan.service.ts'
import type { RentalQuoteArgs } from '#graph/rental-plans/rental-quote.args.ts'
import type { AskedContext } from './context.rules.ts'
import type { Estimate, InquiryContext, RentalWish } from './inquiry-context.ts'

/** A listed vehicle, under the id or alias that it was looked up by. */
export interface FoundVehicle {
  address: string
  id: string
  name: string
  price: number
}

/** The prices and places that a rental is resolved by. */
export interface RentalFacts {
  rentalPlans: Pick<RentalPlanService, 'quote'>
  municipalities: Pick<MunicipalityService, 'find'>
}

/** The rental with its quote and the town's name. */
export async function resolveRental(
  { town: slug, deliveryMiles, ...asked }: NonNullable<AskedContext['rental']>,
  { rentalPlans, municipalities }: RentalFacts,
): Promise<RentalWish> {
  const [quote, town] = await Promise.all([
    rentalPlans.quote({ ...asked, deliveryMiles } as RentalQuoteArgs),
    slug ? municipalities.find(slug) : null,
  ])
  return {
    ...asked,
    ...(slug && { town: town ? { slug: town.slug, name: town.name } : { slug } }),
    ...(deliveryMiles != null && { deliveryMiles }),
    ...(quote && { quote: { ...quote, lines: quote.lines.map(({ plan, ...line }) => line) } }),
  }
}

type Asked = {
  /** The vehicle that the inquiry is about; empty for none. */
  address: string | null
  context: AskedContext | null | undefined
  rental: RentalWish | undefined
}

/** The context to store; null when the visitor chose nothing. */
export function resolveContext(
  { address, context: asked, rental }: Asked,
  found: FoundVehicle[],
): InquiryContext | null {
  const findVehicle = (name: string | null) => found.find((vehicle) => vehicle.address === name)
  const vehicle = findVehicle(address)
  const compared = asked?.compared?.map((name) => {
    const known = findVehicle(name)
    return known ? { id: known.id, name: known.name, price: known.price } : { id: name }
  })
  const context: InquiryContext = {
    ...(address && !vehicle && { unlistedVehicle: address }),
    ...(compared && { compared }),
    ...(asked?.estimate && { estimate: withRepayment(asked.estimate, vehicle) }),
    ...(rental && { rental }),
  }
  return Object.keys(context).length > 0 ? context : null
}

function withRepayment(loan: Estimate, vehicle: FoundVehicle | undefined): Estimate {
  if (!vehicle || loan.downPayment > vehicle.price) return loan
  return { ...loan, repayment: repaymentOf({ ...loan, price: vehicle.price }) }
}
