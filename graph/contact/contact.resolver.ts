import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { GraphContext } from '#graph/context.ts'
import { ErrorCode } from '#graph/error-code.ts'
import { Refusal } from '#graph/http/refusal.ts'
import type { Services } from '#graph/services.ts'
import { claimedPartner } from './claimed-partner.ts'
import { SubmitContactInput } from './contact.input.ts'
import { secondsToWait, tooManyText } from './contact.limit.ts'
import { SubmitContactPayload } from './contact.result.ts'
import type { ContactOutcome } from './contact.service.ts'
import { refererPath } from './referer-path.ts'

@Resolver()
export class ContactResolver {
  constructor(private readonly services: Pick<Services, 'contact'>) {}

  @Mutation(() => SubmitContactPayload, {
    description:
      'Sends an inquiry to the dealer. The receipt comes only after the inquiry is stored for good. ' +
      'Ten tries in ten minutes are open to an address; then the error RATE_LIMITED says in `retryAfterSeconds` how many ' +
      'seconds to wait.',
  })
  async submitContact(
    @Arg('input', { description: 'Who asks, how to answer, and what about.' }) { form, ...input }: SubmitContactInput,
    @Ctx() { request }: GraphContext,
  ): Promise<SubmitContactPayload> {
    const seconds = request ? await secondsToWait(request) : 0
    if (seconds > 0) throw tooMany(seconds)
    const { vehicleId, idempotencyKey } = input
    const origin = form
      ? { source: 'form' as const, page: form.page, signs: form }
      : { source: 'api' as const, page: request && refererPath(request) }
    const partner = request?.caller?.partner ?? claimedPartner(form?.partner)
    return toPayload(await this.services.contact.submit(input, { vehicleId, idempotencyKey, partner, ...origin }))
  }
}

function toPayload({ inquiry, errors = [] }: ContactOutcome): SubmitContactPayload {
  return { inquiry: inquiry ?? null, userErrors: errors.map((error) => ({ ...error, field: [error.field] })) }
}

function tooMany(seconds: number): Refusal {
  return new Refusal(tooManyText(seconds), {
    code: ErrorCode.RATE_LIMITED,
    status: 429,
    headers: { 'retry-after': String(seconds) },
    details: { retryAfterSeconds: seconds },
  })
}
