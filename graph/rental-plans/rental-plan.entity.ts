import { Field, Float, ID, ObjectType } from 'type-graphql'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { NullableField } from '#graph/api/decorators.ts'
import { describedEnum } from '#graph/api/described-enum.ts'

export const RentalCart = describedEnum('RentalCart', 'Kind of cart that is rented out.', {
  FOUR_SEATER: 'A cart with four seats.',
  SIX_SEATER: 'A cart with six seats.',
  UTILITY: 'A utility cart with a cargo bed.',
})
export type RentalCart = keyof typeof RentalCart

export const RentalDuration = describedEnum('RentalDuration', 'Length of a rental, in periods of 24 hours.', {
  DAILY: 'One day.',
  THREE_DAY: 'Three days.',
  WEEKLY: 'Seven days.',
  MONTHLY: 'Thirty days.',
})
export type RentalDuration = keyof typeof RentalDuration

export const RentalPriceList = describedEnum('RentalPriceList', 'The price list of a plan, one of two.', {
  STANDARD: 'The list of the rentals page and the rental policy.',
  TOWN: 'The list of the town rental pages.',
})
export type RentalPriceList = keyof typeof RentalPriceList

@ObjectType({ description: 'The saving of a longer rental against the same number of single days.' })
export class RentalSavings {
  @Field(() => Float, { description: 'US dollars saved over the whole rental, for example 50.' })
  amount: number

  @Field(() => Float, { description: 'Percent saved, to one decimal, for example 6.8.' })
  percentage: number

  @Field(() => Float, { description: 'Price per day in US dollars, to the cent, for example 228.34.' })
  dailyRate: number
}

/** One line of a price list: a cart for a duration. */
@Entity('rental_plans')
@ObjectType({ description: 'A price for renting one kind of cart for one duration.' })
export class RentalPlan {
  @PrimaryColumn('text')
  @Field(() => ID, { description: 'Permanent name of the plan.' })
  id: string

  @Column('text')
  @Field({ description: 'Name of the plan.' })
  name: string

  @Column('text')
  @Field({ description: 'The purpose of the plan, in a sentence.' })
  description: string

  @Column('text')
  @Field(() => RentalCart, { description: 'Kind of cart.' })
  cart: RentalCart

  @Column('text')
  @Field(() => RentalPriceList, { description: 'The price list that the plan belongs to.' })
  priceList: RentalPriceList

  @Column('text')
  @Field(() => RentalDuration, { description: 'Length of the rental.' })
  duration: RentalDuration

  @Column('numeric', { precision: 10, scale: 2 })
  @Field(() => Float, { description: 'Price of the whole rental in US dollars.' })
  price: number

  @Column('text')
  @Field({ description: 'When and at what price the rental renews, or that it ends, in words.' })
  renewsAt: string

  // Stored for the STANDARD list, whose printed figures differ from the formula; without them they are computed.
  @Column('numeric', { precision: 10, scale: 2, nullable: true })
  savingsAmount: number | null

  @Column('numeric', { precision: 4, scale: 1, nullable: true })
  savingsPercentage: number | null

  @Column('numeric', { precision: 10, scale: 2, nullable: true })
  savingsDailyRate: number | null

  @Column({ type: 'boolean', default: false })
  @Field({ description: 'Whether the dealer recommends this plan among those of its cart.' })
  recommended: boolean

  // Not a column: the service takes it from the stored figures or computes it.
  @NullableField(() => RentalSavings, 'The saving against single days; null for the one-day plan.')
  savings?: RentalSavings | null
}
