import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import { keyErrors } from '#graph/api/retryable.input.ts'
import { type UserError, UserErrorCode } from '#graph/api/user-error.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { PARTNER_REMEDY, removalText } from '#graph/inventory/removal-allowance.ts'
import type { PushService, RemovalOutcome } from './push.service.ts'
import { KEY_REUSED, pushOf } from './pushed-input.ts'
import { RemoveVehiclesInput } from './remove-vehicles.input.ts'
import { RemoveVehiclesPayload } from './remove-vehicles.result.ts'

@Resolver()
export class RemoveVehiclesResolver {
  constructor(private readonly services: { push: PushService }) {}

  @Extensions({
    points: ({ input }: { input: RemoveVehiclesInput }) => input.ids.length * RATE.writtenVehiclePoints,
    cost: `${1 + RATE.writtenVehiclePoints} points for each entry of ids, and its selection`,
  })
  @Mutation(() => RemoveVehiclesPayload, {
    nullable: true,
    description:
      `Takes up to ${LIMITS.listEntries} vehicles off the list in one transaction: all of them or, when \`userErrors\` is not empty, none. ` +
      'Of those that are not sold, a tenth of the stock (or five) may go in a day. ' +
      "It takes a partner's private key with the scope inventory:write; with a test key that has it, it is a dry run.",
  })
  async removeVehicles(
    @Arg('input', { description: 'The vehicles.' }) input: RemoveVehiclesInput,
    @Ctx() context: OperationContext,
  ): Promise<RemoveVehiclesPayload> {
    const push = pushOf(input, 'ids', context)
    const errors = keyErrors(input)
    const payload =
      errors.length > 0 ? refuse(errors) : payloadOf(await this.services.push.remove(input.ids, push), input.ids)
    return { ...payload, dryRun: push.isDryRun }
  }
}

type Answer = Omit<RemoveVehiclesPayload, 'dryRun'>

function payloadOf(outcome: RemovalOutcome, ids: string[]): Answer {
  if ('removed' in outcome) return { removed: outcome.removed, userErrors: [] }
  if ('unknown' in outcome) {
    return refuse(
      outcome.unknown.map((place) => ({
        field: ['ids', String(place)],
        message: `No vehicle has the id ${JSON.stringify(ids[place])}.`,
        code: UserErrorCode.NOT_FOUND,
      })),
    )
  }
  if ('wouldRemove' in outcome) {
    const { requested, maximum, ids } = outcome.wouldRemove
    const message = removalText(outcome.wouldRemove, PARTNER_REMEDY)
    return refuse([{ field: ['ids'], message, code: UserErrorCode.TOO_MANY_REMOVALS, requested, maximum, ids }])
  }
  return refuse([KEY_REUSED])
}

function refuse(userErrors: UserError[]): Answer {
  return { removed: [], userErrors }
}
