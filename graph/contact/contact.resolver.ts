import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { COST } from '#graph/api/limits.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { SubmitContactInput } from './contact.input.ts'
import { SubmitContactPayload } from './contact.result.ts'
import type { ContactOutcome } from './contact.service.ts'
import { type ContactServices, callerOf, originOf } from './contact-caller.ts'

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
