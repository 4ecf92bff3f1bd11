import { createHash } from 'node:crypto'
import { Arg, Ctx, Extensions, ID, Mutation, Resolver } from 'type-graphql'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import { type UserError, UserErrorCode } from '#graph/api/user-error.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { partnerWith } from '#graph/http/limits/caller.ts'
import { PARTNER_REMEDY, removalText } from '#graph/inventory/removal-allowance.ts'
import type { PushService, RemovalOutcome } from './push.service.ts'
import { checkEntries, KEY_ARGUMENT } from './push-arguments.ts'
import { RemoveVehiclesPayload } from './remove-vehicles.result.ts'

@Resolver()
export class RemoveVehiclesResolver {
  constructor(private readonly services: { push: PushService }) {}

  @Extensions({ points: ({ ids }: { ids: unknown[] }) => ids.length * RATE.writtenVehiclePoints })
  @Mutation(() => RemoveVehiclesPayload, {
    nullable: true,
    description:
      `Takes up to ${LIMITS.listEntries} vehicles off the list in one transaction: all of them or, when \`userErrors\` is not empty, none. ` +
      'Of those that are not sold, a tenth of the stock (or five) may go in a day. ' +
      "It takes a partner's private key with the scope inventory:write.",
  })
  async removeVehicles(
    @Arg('ids', () => [ID], { description: 'Ids or aliases. One that was withdrawn before is no error.' })
    ids: string[],
    @Ctx() { request }: OperationContext,
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: 'Checks everything, and changes nothing.' })
    dryRun: boolean,
    @Arg('idempotencyKey', () => ID, KEY_ARGUMENT)
    idempotencyKey?: string | null,
  ): Promise<RemoveVehiclesPayload> {
    const { name: partner } = partnerWith('inventory:write', request?.caller)
    checkEntries({ ids }, idempotencyKey)
    const sent = {
      partner,
      idempotencyKey: dryRun ? undefined : (idempotencyKey ?? undefined),
      hash: createHash('sha256')
        .update(JSON.stringify({ removed: ids }))
        .digest(),
      log: request?.log,
    }
    return payloadOf(await this.services.push.remove(ids, sent, { isDryRun: dryRun }), ids)
  }
}

function payloadOf(outcome: RemovalOutcome, ids: string[]): RemoveVehiclesPayload {
  if ('removed' in outcome) return { removed: outcome.removed, userErrors: [] }
  if ('unknown' in outcome) {
    return refuse(
      outcome.unknown.map((place) => ({
        field: [String(place)],
        message: `No vehicle has the id ${JSON.stringify(ids[place])}.`,
        code: UserErrorCode.NOT_FOUND,
      })),
    )
  }
  if ('wouldRemove' in outcome) {
    const message = removalText(outcome.wouldRemove, PARTNER_REMEDY)
    return refuse([{ field: null, message, code: UserErrorCode.TOO_MANY_REMOVALS }])
  }
  const message = 'The idempotency key was used before, for other vehicles or parameters.'
  return refuse([{ field: null, message, code: UserErrorCode.CONFLICT }])
}

function refuse(userErrors: UserError[]): RemoveVehiclesPayload {
  return { removed: [], userErrors }
}
