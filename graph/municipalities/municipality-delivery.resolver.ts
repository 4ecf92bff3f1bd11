import { Arg, FieldResolver, Float, Resolver } from 'type-graphql'
import { ArgumentError } from '#graph/schema/argument-error.ts'
import { Parent } from '#graph/schema/parent.decorator.ts'
import { MunicipalityDelivery } from './municipality-delivery.result.ts'

@Resolver(() => MunicipalityDelivery)
export class MunicipalityDeliveryResolver {
  @FieldResolver(() => Float, {
    description:
      'Fee in US dollars for delivering a purchase: 0 where it is free, else feePerMile for each of the distanceMiles. ' +
      'An estimate, since the road is longer; the dealer names the price before the order.',
  })
  fee(
    @Parent() { freeFromPurchase, feePerMile, distanceMiles }: MunicipalityDelivery,
    @Arg('purchase', () => Float, { description: 'Price of what is delivered in US dollars, for example 8495.' })
    purchase: number,
  ): number {
    if (purchase < 0) throw new ArgumentError('purchase', 'purchase must be 0 or more US dollars.')
    return purchase >= freeFromPurchase ? 0 : Number((distanceMiles * feePerMile).toFixed(2))
  }
}
