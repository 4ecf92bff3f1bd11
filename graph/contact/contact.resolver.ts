import { Arg, Mutation, Resolver } from 'type-graphql'
import type { Services } from '#graph/services.ts'
import { SubmitContactInput } from './contact.input.ts'
import { SubmitContactPayload } from './contact.result.ts'
import type { ContactOutcome } from './contact.service.ts'

@Resolver()
export class ContactResolver {
  constructor(private readonly services: Pick<Services, 'contact'>) {}

  @Mutation(() => SubmitContactPayload, {
    description: 'Sends an inquiry to the dealer. The receipt comes only after the inquiry is stored for good.',
  })
  async submitContact(
    @Arg('input', { description: 'Who asks, how to answer, and what about.' }) input: SubmitContactInput,
  ): Promise<SubmitContactPayload> {
    return toPayload(await this.services.contact.submit(input, input))
  }
}

function toPayload({ inquiry, errors = [] }: ContactOutcome): SubmitContactPayload {
  return { inquiry: inquiry ?? null, userErrors: errors.map((error) => ({ ...error, field: [error.field] })) }
}
