import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql'
import type { GraphContext } from '#graph/schema/context.ts'
import { RATE } from '#graph/schema/limits.ts'
import type { Services } from '#graph/services.ts'
import { claimedPartner } from './claimed-partner.ts'
import { SubmitContactInput } from './contact.input.ts'
import { SubmitContactPayload } from './contact.result.ts'
import type { ContactOutcome } from './contact.service.ts'
import { refererPath } from './referer-path.ts'

@Resolver()
export class ContactResolver {
  constructor(private readonly services: Pick<Services, 'contact' | 'contactLimit'>) {}

  // The price of the REST call: both store an inquiry and send two mails.
  @Extensions({
    points: ({ input }: { input: SubmitContactInput }) => (input.dryRun ? RATE.dryRunPoints : RATE.restPoints),
  })
  @Mutation(() => SubmitContactPayload, {
    description:
      'Sends an inquiry to the dealer. The receipt comes only after the inquiry is stored for good. ' +
      'Ten tries in ten minutes are open to an address, and a hundred to a partner; then the error RATE_LIMITED says in `retryAfterSeconds` how many ' +
      'seconds to wait.',
  })
  async submitContact(
    @Arg('input', { description: 'The visitor, an address for the answer, and the message.' }) {
      form,
      dryRun,
      ...input
    }: SubmitContactInput,
    @Ctx() { request }: GraphContext,
  ): Promise<SubmitContactPayload> {
    const { vehicleId, context, idempotencyKey } = input
    const origin = form
      ? { source: 'form' as const, page: form.page, signs: form }
      : { source: 'api' as const, page: request && refererPath(request) }
    const caller = request?.caller?.partner
    const accompanying = {
      ...{ vehicleId, context, idempotencyKey, ...origin },
      partner: caller?.name ?? claimedPartner(form?.partner),
      isTest: Boolean(dryRun || caller?.isTest),
      countTry: request && (() => this.services.contactLimit.count({ address: request.ip, partner: caller?.name })),
    }
    return toPayload(await this.services.contact.submit(input, accompanying))
  }
}

function toPayload({ inquiry, errors = [] }: ContactOutcome): SubmitContactPayload {
  return { inquiry: inquiry ?? null, userErrors: errors.map((error) => ({ ...error, field: error.field.split('.') })) }
}
