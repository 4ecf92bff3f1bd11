import { Arg, Ctx, Field, Float, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import { CalendarDate } from '#graph/api/date-time.scalar.ts'
import { NullableField } from '#graph/api/decorators.ts'
import { describedEnum } from '#graph/api/described-enum.ts'
import { COST, MESSAGE_CHARACTERS, MOST_COMPARED, MOST_DELIVERY_MILES } from '#graph/api/limits.ts'
import { MOST_KEY_CHARACTERS, UserError } from '#graph/api/user-error.ts'
import { RENTAL } from '#graph/dealer/figures.ts'
import { type InquiryReason, type Interest, REASON_OF_CODE, REASONS } from '#graph/dealer/reasons.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { RentalCart, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import type { ContactValues } from './contact.rules.ts'
import { type ContactServices, originOf } from './contact-caller.ts'

const Reason = describedEnum<InquiryReason>(
  'InquiryReason',
  'Why a visitor writes, in more detail than the interest.',
  Object.fromEntries(
    Object.entries(REASON_OF_CODE).map(([code, reason]) => [code, `${REASONS[reason].label}.`]),
  ) as Record<InquiryReason, string>,
)

@InputType({
  description: 'A test drive of the vehicle in `vehicleId`. Nothing is booked by it: the dealer confirms the time.',
})
class ContactTestDriveInput {
  @Field(() => CalendarDate, { description: 'The day.' })
  day: string

  @NullableField(() => ID, 'The location; left out, it is where the vehicle is.')
  locationId?: string | null
}

@InputType({
  description: 'A rental that the inquiry is about. The server computes its quote. Nothing is reserved by it.',
})
class ContactRentalInput {
  @Field(() => RentalCart, { description: 'Kind of cart.' })
  cart: RentalCart

  @Field(() => Int, { description: `Length of the rental in days of 24 hours, 1 to ${RENTAL.longest.amount}.` })
  days: number

  @NullableField(() => CalendarDate, 'The first day.')
  firstDay?: string | null

  @Field(() => RentalPriceList, { defaultValue: RentalPriceList.STANDARD, description: 'The price list.' })
  priceList: RentalPriceList

  @NullableField(() => ID, 'Id or name of the municipality, for example "dallas".')
  municipalityId?: string | null

  @NullableField(
    () => Float,
    `Miles to where the cart is brought, 0 to ${MOST_DELIVERY_MILES}. Left out when the renter picks it up.`,
  )
  deliveryMiles?: number | null
}

@InputType({
  description:
    'What an inquiry is about, besides its message. The server adds names, prices and figures of its own and shows all of it to ' +
    'the dealer.',
})
class ContactContextInput {
  @NullableField(() => Reason, 'Why the visitor writes.')
  reason?: InquiryReason | null

  @NullableField(() => [ID], `The vehicles that the visitor compares, 1 to ${MOST_COMPARED}, by id or by any alias.`)
  vehicleIds?: string[] | null

  @NullableField(() => ContactTestDriveInput, 'A test drive of the vehicle in `vehicleId`, which must be there.')
  testDrive?: ContactTestDriveInput | null

  @NullableField(() => ContactRentalInput, 'A rental with its quote.')
  rental?: ContactRentalInput | null
}

/** The rules of an inquiry read them in any case. */
const ContactInterest = describedEnum<Uppercase<Interest>>('ContactInterest', 'The subject of an inquiry.', {
  SALES: 'Buying a cart, new, used or custom.',
  SERVICE: 'Maintenance and repair.',
  PARTS: 'Parts and accessories.',
  GENERAL: 'Anything else, such as rentals, storage or delivery.',
})

@InputType({
  description:
    'An inquiry to the dealer. Texts are trimmed before they are checked and stored, and all but the message put on one line.',
})
class SubmitContactInput implements Required<Omit<ContactValues, 'interest'>> {
  @NullableField(
    () => String,
    `A text of 1 to ${MOST_KEY_CHARACTERS} characters that you make up, such as a UUID: a retry with the same key and content is answered ` +
      'as before, and does nothing more.',
  )
  idempotencyKey?: string | null

  @Field({
    defaultValue: false,
    description: 'Whether this is only a test: it is checked and answered like any other, and does nothing.',
  })
  dryRun: boolean

  @Field({ description: 'First name, 1 to 100 characters.' })
  firstName: string

  @Field({ description: 'Last name, 1 to 100 characters.' })
  lastName: string

  @Field({ description: 'E-mail address to answer to, at most 254 characters, such as `ada@example.com`.' })
  email: string

  @Field({
    description:
      'Telephone number to answer to, 10 to 100 characters in any notation, such as `(570) 555-0142 ext. 45`.',
  })
  phone: string

  @Field(() => ContactInterest, { defaultValue: ContactInterest.SALES, description: 'The subject of the inquiry.' })
  interest: Uppercase<Interest>

  @Field({ description: `The message, ${MESSAGE_CHARACTERS.least} to ${MESSAGE_CHARACTERS.most} characters.` })
  message: string

  @NullableField(() => ID, 'The vehicle that the inquiry is about, by id or by any alias.')
  vehicleId?: string | null

  @NullableField(() => ContactContextInput, 'What the inquiry is about, besides its message.')
  context?: ContactContextInput | null

  @NullableField(
    () => String,
    "Name of the partner whose page or link brought the visitor, at most 100 letters, digits, spaces and `.&'_-`; anything " +
      'else is left out. The name that belongs to a key in `X-Partner-Key` counts instead.',
  )
  partner?: string | null
}

@ObjectType({
  description: 'Proof that an inquiry is stored, unless it was a dry run. The inquiry itself cannot be read back.',
})
class ContactInquiryReceipt {
  @Field(() => ID, { description: 'Number of the inquiry, to be quoted to the dealer.' })
  id: string

  @Field(() => Date, { description: 'When the inquiry was received.' })
  receivedAt: Date
}

@ObjectType({ description: 'Either the receipt of an inquiry, or what must be fixed.' })
class SubmitContactPayload {
  @NullableField(() => ContactInquiryReceipt, 'Receipt of the inquiry; null when `userErrors` is not empty.')
  inquiry: ContactInquiryReceipt | null

  @Field(() => [UserError], {
    description: 'The errors to fix, one entry a field; empty when the inquiry is accepted.',
  })
  userErrors: UserError[]
}

@Resolver()
export class ContactResolver {
  constructor(private readonly services: ContactServices) {}

  @Mutation(() => SubmitContactPayload, {
    nullable: true,
    complexity: COST.page,
    description:
      'Sends an inquiry to the dealer. The receipt comes only after the inquiry is stored for good. ' +
      'Ten inquiries in ten minutes are open to an address, and a hundred to a partner with a key; then the error ' +
      'RATE_LIMITED says in `retryAfterSeconds` how many seconds to wait. A refused inquiry does not count.',
  })
  async submitContact(
    @Arg('input', { description: 'The visitor, an address for the answer, and the message.' })
    input: SubmitContactInput,
    @Ctx() { request }: OperationContext,
  ): Promise<SubmitContactPayload> {
    const origin = request && originOf(request, this.services)
    const { inquiry = null, errors = [] } = await this.services.contact.submit(input, origin)
    return { inquiry, userErrors: errors.map((error) => ({ ...error, field: error.field.split('.') })) }
  }
}
