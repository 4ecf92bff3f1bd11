import { createHash } from 'node:crypto'
import { Arg, Ctx, Extensions, ID, Mutation, Resolver } from 'type-graphql'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import { type UserError, UserErrorCode } from '#graph/api/user-error.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { partnerWith } from '#graph/http/limits/caller.ts'
import { isSpecification } from '#graph/vehicles/vehicle-fields.ts'
import { patchRows } from './patch-rows.ts'
import type { PushOutcome, PushService } from './push.service.ts'
import { checkEntries, KEY_ARGUMENT } from './push-arguments.ts'
import { UpdateVehiclesPayload } from './update-vehicles.result.ts'
import { VehiclePatch } from './vehicle-patch.input.ts'

@Resolver()
export class UpdateVehiclesResolver {
  constructor(private readonly services: { push: PushService }) {}

  @Extensions({ points: ({ input }: { input: unknown[] }) => input.length * RATE.writtenVehiclePoints })
  @Mutation(() => UpdateVehiclesPayload, {
    description:
      `Changes up to ${LIMITS.listEntries} vehicles in one transaction: all of them or, when \`userErrors\` is not empty, none. ` +
      "It takes a partner's private key with the scope inventory:write.",
  })
  async updateVehicles(
    @Arg('input', () => [VehiclePatch], { description: 'The new values, at most one entry a vehicle.' })
    patches: VehiclePatch[],
    @Ctx() { request }: OperationContext,
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: 'Checks everything, and changes nothing.' })
    dryRun: boolean,
    @Arg('idempotencyKey', () => ID, KEY_ARGUMENT)
    idempotencyKey?: string | null,
  ): Promise<UpdateVehiclesPayload> {
    const { name: partner } = partnerWith('inventory:write', request?.caller)
    checkEntries({ input: patches }, idempotencyKey)
    const sent = {
      partner,
      idempotencyKey: dryRun ? undefined : (idempotencyKey ?? undefined),
      hash: createHash('sha256').update(JSON.stringify(patches)).digest(),
    }
    const options = { isDryRun: dryRun, isReplacement: false, isPatch: true }
    return payloadOf(await this.services.push.push(() => patchRows(patches), sent, options))
  }
}

function payloadOf(outcome: PushOutcome): UpdateVehiclesPayload {
  if ('added' in outcome) {
    const {
      changed: { ids },
      vehicles = [],
    } = outcome
    const changed = new Set(ids)
    return { results: vehicles.map((id) => ({ id, isChanged: changed.has(id) })), userErrors: [] }
  }
  if ('problems' in outcome) {
    return refuse(
      outcome.problems.first
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, column, message, code = UserErrorCode.INVALID }) => ({
          field: [String(line - 1), ...(column ? pathOf(column) : [])],
          message,
          code,
        })),
    )
  }
  const message = 'The idempotency key was used before, for other patches.'
  return refuse([{ field: null, message, code: UserErrorCode.CONFLICT }])
}

function pathOf(column: string): string[] {
  if (column === 'updatedAt') return ['ifUnchangedSince']
  return isSpecification(column) ? ['specifications', column] : [column]
}

function refuse(userErrors: UserError[]): UpdateVehiclesPayload {
  return { results: [], userErrors }
}
