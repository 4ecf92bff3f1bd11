import { Field, ID, ObjectType } from 'type-graphql'
import { UserError, type UserErrorCode } from '#graph/api/user-error.ts'

/** A user error before it is answered: `field` is a path such as "context.vehicleIds". */
export interface ContactError {
  field: string
  message: string
  code: UserErrorCode
}

@ObjectType({
  description: 'Proof that an inquiry is stored, unless it was a dry run. The inquiry itself cannot be read back.',
})
export class ContactInquiryReceipt {
  @Field(() => ID, { description: 'Number of the inquiry, to be quoted to the dealer.' })
  id: string

  @Field(() => Date, { description: 'When the inquiry was received.' })
  receivedAt: Date
}

@ObjectType({ description: 'Either the receipt of an inquiry, or what must be fixed.' })
export class SubmitContactPayload {
  @Field(() => ContactInquiryReceipt, {
    nullable: true,
    description: 'Receipt of the inquiry; null when `userErrors` is not empty.',
  })
  inquiry: ContactInquiryReceipt | null

  @Field(() => [UserError], {
    description: 'The errors to fix, one entry a field; empty when the inquiry is accepted.',
  })
  userErrors: UserError[]
}
