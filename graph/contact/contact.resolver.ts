import { Arg, Ctx, Extensions, ID, Mutation, Query, Resolver } from 'type-graphql'
import { RATE } from '#graph/api/limits.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { SubmitContactInput } from './contact.input.ts'
import { SubmitContactPayload } from './contact.result.ts'
import type { ContactOutcome } from './contact.service.ts'
import { type ContactServices, callerOf, claimedPartner, refererPath } from './contact-caller.ts'
import { ContactContextInput } from './context/context.input.ts'
import { InquiryPreview } from './context/inquiry-preview.result.ts'

@Resolver()
export class ContactResolver {
  constructor(private readonly services: ContactServices) {}

  // The price of a dry run, which looks up the same things.
  @Extensions({ points: RATE.dryRunPoints })
  @Query(() => InquiryPreview, {
    description:
      'What would go along with an inquiry, in words: names, prices and figures as the dealer will read them.',
  })
  inquiryPreview(
    @Arg('vehicleId', () => ID, {
      nullable: true,
      description: 'The vehicle that the inquiry is about, by id or alias.',
    })
    vehicleId?: string | null,
    @Arg('context', () => ContactContextInput, { nullable: true, description: 'Anything else that the visitor chose.' })
    context?: ContactContextInput | null,
  ): Promise<InquiryPreview> {
    return this.services.contact.preview({ vehicleId, context })
  }

  // The price of the REST call: both store an inquiry and send two mails.
  @Extensions({
    points: ({ input }: { input: SubmitContactInput }) => (input.dryRun ? RATE.dryRunPoints : RATE.restPoints),
    cost: `${RATE.restPoints} points, ${RATE.dryRunPoints} with dryRun, and its selection`,
  })
  @Mutation(() => SubmitContactPayload, {
    nullable: true,
    description:
      'Sends an inquiry to the dealer. The receipt comes only after the inquiry is stored for good. ' +
      'Ten inquiries in ten minutes are open to an address, and a hundred to a partner with a private key; then the error ' +
      'RATE_LIMITED says in `retryAfterSeconds` how many seconds to wait. A refused inquiry does not count.',
  })
  async submitContact(
    @Arg('input', { description: 'The visitor, an address for the answer, and the message.' }) {
      form,
      ...input
    }: SubmitContactInput,
    @Ctx() { request }: OperationContext,
  ): Promise<SubmitContactPayload> {
    const caller = request && callerOf(request, this.services)
    const origin = form
      ? { source: 'form' as const, page: form.page, spamSignals: form }
      : { source: 'api' as const, page: request && refererPath(request) }
    const partner = caller?.partner ?? claimedPartner(form?.partner)
    return toPayload(await this.services.contact.submit(input, { ...caller, ...origin, partner }))
  }
}

function toPayload({ inquiry, errors = [] }: ContactOutcome): SubmitContactPayload {
  return { inquiry: inquiry ?? null, userErrors: errors.map((error) => ({ ...error, field: error.field.split('.') })) }
}
