import { Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { FormText } from '#graph/locations/showroom.resolver.ts'
import { daysOf } from '#graph/rental-plans/rental-duration.ts'
import { RentalCart, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import { priceText, type RentalPlanChanges } from '#graph/rental-plans/rental-plan-changes.ts'
import { type PromotionChanges, promotionText, promotionWords } from './promotion-changes.ts'

@ObjectType({ description: 'A rental price as the staff edit it, as it is this moment.' })
export class EditedPrice {
  @Field(() => ID, { description: 'The permanent name of its plan.' })
  id: string

  @Field(() => RentalPriceList, { description: 'Its list.' })
  priceList: RentalPriceList

  @Field(() => RentalCart, { description: 'Kind of cart.' })
  cart: RentalCart

  @Field(() => Int, { description: 'Length of the rental in days.' })
  days: number

  @Field({ description: 'Dollars, such as "1050.50".' })
  text: string
}

@ObjectType({ description: 'Financing without interest as the staff edit it, as it is this moment.' })
export class EditedPromotion {
  @Field(() => [FormText], { description: 'What can be edited.' })
  texts: FormText[]

  @Field({ description: 'What holds today, in a sentence.' })
  words: string

  @Field(() => [String], { description: 'The series that can have it.' })
  choices: string[]
}

@Resolver()
export class PricesResolver {
  constructor(
    private readonly services: { rentalPlanChanges: RentalPlanChanges; promotionChanges: PromotionChanges },
  ) {}

  @Query(() => [EditedPrice], { description: 'All rental prices.' })
  async editedPrices(): Promise<EditedPrice[]> {
    const plans = await this.services.rentalPlanChanges.list()
    return plans.map((plan) => ({ ...plan, days: daysOf(plan), text: priceText(plan) }))
  }

  @Query(() => EditedPromotion, { description: 'Financing without interest.' })
  async editedPromotion(): Promise<EditedPromotion> {
    const { promotionChanges } = this.services
    const promotion = await promotionChanges.find()
    const texts = Object.entries(promotionText(promotion)).map(([name, text]) => ({ name, text }))
    return { texts, words: promotionWords(promotion), choices: await promotionChanges.series(promotion) }
  }
}
