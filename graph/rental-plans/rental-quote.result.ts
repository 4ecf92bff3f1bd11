import { Field, Float, Int, ObjectType } from 'type-graphql'
import { RentalPlan } from './rental-plan.entity.ts'

@ObjectType({ description: 'One line of a quote: quantity × unitPrice = amount.' })
export class RentalQuoteLine {
  @Field({ description: 'Name of the item, for example "Weekly Rental".' })
  label: string

  @Field(() => RentalPlan, { nullable: true, description: 'The plan that is paid for; null for delivery.' })
  plan: RentalPlan | null

  @Field(() => Float, { description: 'How many, of a plan or of miles.' })
  quantity: number

  @Field(() => Float, { description: 'US dollars for one.' })
  unitPrice: number

  @Field(() => Float, { description: 'US dollars for all.' })
  amount: number
}

@ObjectType({ description: 'The price of a rental. Nothing is reserved by it; prices are subject to availability.' })
export class RentalQuote {
  @Field(() => [RentalQuoteLine], { description: 'The plans, longest first, then delivery; they add up to the total.' })
  lines: RentalQuoteLine[]

  @Field(() => Int, {
    description: 'Days that are paid for: at least those asked for, more where a longer plan costs less.',
  })
  coveredDays: number

  @Field(() => Float, { description: 'US dollars for the plans.' })
  rental: number

  @Field(() => Float, {
    description: 'US dollars for bringing the cart; 0 within the free miles and without delivery.',
  })
  delivery: number

  @Field(() => Float, { description: 'US dollars in all: rental and delivery, without the deposit.' })
  total: number

  @Field(() => Float, { description: 'US dollars that are paid beside the total and come back with the cart.' })
  deposit: number
}
