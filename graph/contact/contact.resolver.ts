import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql'
import { COST } from '#graph/api/limits.ts'
import { UserError } from '#graph/api/user-error.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { SubmitContactInput } from './contact.input.ts'
import type { ContactOutcome } from './contact.service.ts'
import { type ContactServices, callerOf, originOf } from './contact-caller.ts'

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
    const origin = request && { ...callerOf(request, this.services), ...originOf(request, this.services) }
    return toPayload(await this.services.contact.submit(input, origin))
  }
}

function toPayload({ inquiry, errors = [] }: ContactOutcome): SubmitContactPayload {
  return { inquiry: inquiry ?? null, userErrors: errors.map((error) => ({ ...error, field: error.field.split('.') })) }
}
