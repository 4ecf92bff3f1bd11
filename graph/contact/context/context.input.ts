import { Field, Float, ID, InputType, Int } from 'type-graphql'
import { CalendarDate } from '#graph/api/date-time.scalar.ts'
import { describedEnum } from '#graph/api/described-enum.ts'
import { MOST_DELIVERY_MILES } from '#graph/api/limits.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import type { InquiryReason } from '#graph/dealer/reasons.ts'
import { RentalCart, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import { MOST_VEHICLES } from './context.rules.ts'

const Reason = describedEnum<InquiryReason>(
  'InquiryReason',
  'Why a visitor writes, in more detail than the interest.',
  {
    RENTING: 'Renting a cart.',
    TEST_DRIVE: 'Driving a cart before buying it.',
    FINANCING: 'Paying by installments.',
    TRADE_IN: 'Giving a cart in payment.',
    STREET_LEGAL: 'The package that makes a golf cart a low-speed vehicle.',
    WAITING: 'To be told when a cart comes in.',
  },
)

@InputType({
  description: 'A test drive of the vehicle in `vehicleId`. Nothing is booked by it: the dealer confirms the time.',
})
export class ContactTestDriveInput {
  @Field(() => CalendarDate, { description: 'The day.' })
  day: string

  @Field(() => ID, { nullable: true, description: 'The location; left out, it is where the vehicle is.' })
  locationId?: string | null
}

@InputType({
  description: 'A rental that the inquiry is about. The server computes its quote. Nothing is reserved by it.',
})
export class ContactRentalInput {
  @Field(() => RentalCart, { description: 'Kind of cart.' })
  cart: RentalCart

  @Field(() => Int, { description: `Length of the rental in days of 24 hours, 1 to ${RENTAL.longest.amount}.` })
  days: number

  @Field(() => CalendarDate, { nullable: true, description: 'The first day.' })
  firstDay?: string | null

  @Field(() => RentalPriceList, { defaultValue: RentalPriceList.STANDARD, description: 'The price list.' })
  priceList: RentalPriceList

  @Field(() => ID, { nullable: true, description: 'Id or name of the municipality, for example "dallas".' })
  municipalityId?: string | null

  @Field(() => Float, {
    nullable: true,
    description: `Miles to where the cart is brought, 0 to ${MOST_DELIVERY_MILES}. Left out when the renter picks it up.`,
  })
  deliveryMiles?: number | null
}

@InputType({
  description:
    'What an inquiry is about, besides its message. The server adds names, prices and figures of its own and shows all of it to ' +
    'the dealer.',
})
export class ContactContextInput {
  @Field(() => Reason, { nullable: true, description: 'Why the visitor writes.' })
  reason?: InquiryReason | null

  @Field(() => [ID], {
    nullable: true,
    description: `The vehicles that the visitor compares, 1 to ${MOST_VEHICLES}, by id or by any alias.`,
  })
  vehicleIds?: string[] | null

  @Field(() => ContactTestDriveInput, {
    nullable: true,
    description: 'A test drive of the vehicle in `vehicleId`, which must be there.',
  })
  testDrive?: ContactTestDriveInput | null

  @Field(() => ContactRentalInput, { nullable: true, description: 'A rental with its quote.' })
  rental?: ContactRentalInput | null
}
