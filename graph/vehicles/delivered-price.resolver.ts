import { Arg, Extensions, Field, FieldResolver, Float, ID, ObjectType, Resolver } from 'type-graphql'
import { ArgumentError, checkSearch } from '#graph/api/argument-error.ts'
import { CalendarDate } from '#graph/api/date-time.scalar.ts'
import { NullableField, Parent } from '#graph/api/decorators.ts'
import { deliveryDays } from '#graph/dealer/delivery-days.ts'
import { SALES_TAX } from '#graph/dealer/figures.ts'
import { canBeBought, saleOf } from '#graph/dealer/sale.ts'
import { withTax } from '#graph/dealer/with-tax.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import { Municipality } from '#graph/municipalities/municipality.entity.ts'
import { MunicipalityDelivery } from '#graph/municipalities/municipality.resolver.ts'
import type { MunicipalityService } from '#graph/municipalities/municipality.service.ts'
import { clockOffset } from '#graph/shared/opening-hours.ts'
import { conditionOf } from './json.ts'
import { Vehicle } from './vehicle.entity.ts'

@ObjectType('VehicleAtDoor', {
  description:
    'What a cart costs at the door of a buyer in a town, and when it comes. Title and plates, which a buyer needs to drive it on the ' +
    'street, are extra. An estimate; the dealer confirms it before the order.',
})
class DeliveredPrice {
  @Field(() => Municipality, { description: 'The town.' })
  municipality: Municipality

  @Field(() => Float, { description: 'Fee of the delivery in whole US dollars; 0 where it is free.' })
  deliveryFee: number

  @NullableField(
    () => CalendarDate,
    'First day on which it can be delivered if it is bought today, by the working days and holidays of the dealer; null for a cart ' +
      'that has not come to the dealer yet.',
  )
  earliestDelivery: string | null

  @NullableField(() => CalendarDate, 'Last day on which it is delivered, by the same rule.')
  latestDelivery: string | null

  @Field(() => Float, { description: 'Sales tax of the price and of the delivery in US dollars.' })
  salesTax: number

  @Field(() => Float, { description: 'Rate of the sales tax in percent, for example 6.' })
  salesTaxPercent: number

  @Field(() => Float, { description: 'The price with delivery and sales tax, in US dollars.' })
  total: number
}

@Resolver(() => Vehicle)
export class DeliveredPriceResolver {
  constructor(private readonly services: { municipalities: MunicipalityService; locations: LocationService }) {}

  @Extensions({ maxAge: 60 })
  @FieldResolver(() => DeliveredPrice, {
    nullable: true,
    description:
      'Its price with delivery and sales tax in a town that the dealer serves; null for a cart that cannot be bought, and while the ' +
      'dealer has no showroom.',
  })
  async atDoor(
    @Parent() vehicle: Vehicle,
    @Arg('municipalityId', () => ID, { description: 'Id or name of the town, in any case, for example "hazleton".' })
    given: string,
  ): Promise<DeliveredPrice | null> {
    checkSearch('municipalityId', given)
    const town = await this.services.municipalities.find(given)
    if (!town) {
      const message = `The dealer serves no town "${given}". Take an id or a name of municipalities.`
      throw new ArgumentError('municipalityId', message)
    }
    const sale = saleOf({ ...vehicle, condition: conditionOf(vehicle) })
    const nearest = await this.services.locations.nearestShowroom(town)
    if (!canBeBought(sale) || !nearest) return null
    const deliveryFee = new MunicipalityDelivery(nearest, town).fee(vehicle.price)
    const now = Date.now()
    const days = deliveryDays(sale, await this.services.locations.mainSchedule(), now, clockOffset(now))
    return {
      municipality: town,
      deliveryFee,
      earliestDelivery: days?.from ?? null,
      latestDelivery: days?.until ?? null,
      salesTaxPercent: SALES_TAX.amount,
      ...withTax(vehicle.price, deliveryFee, SALES_TAX.amount),
    }
  }
}
