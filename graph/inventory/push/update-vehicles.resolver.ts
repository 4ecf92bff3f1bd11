import { createHash } from 'node:crypto'
import { Arg, Ctx, Extensions, ID, Mutation, Resolver } from 'type-graphql'
import { ArgumentError } from '#graph/api/argument-error.ts'
import { checkArguments } from '#graph/api/check-arguments.ts'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import { type UserError, UserErrorCode } from '#graph/api/user-error.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { partnerWith } from '#graph/http/limits/caller.ts'
import { isSpecification } from '#graph/vehicles/vehicle-fields.ts'
import { patchRows } from './patch-rows.ts'
import { MOST_KEY_CHARACTERS, type PushOutcome, type PushService } from './push.service.ts'
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
    @Arg('idempotencyKey', () => ID, {
      nullable: true,
      description: `A text of up to ${MOST_KEY_CHARACTERS} characters that you make up: a retry with it within a day is answered as before, and changes nothing.`,
    })
    idempotencyKey?: string | null,
  ): Promise<UpdateVehiclesPayload> {
    const { name: partner } = partnerWith('inventory:write', request?.caller)
    checkSize(patches, idempotencyKey)
    checkArguments({ input: patches, idempotencyKey })
    const sent = {
      partner,
      idempotencyKey: dryRun ? undefined : (idempotencyKey ?? undefined),
      hash: createHash('sha256').update(JSON.stringify(patches)).digest(),
    }
    // Before anything is looked up: a retry may name a vehicle that was sold meanwhile.
    const outcome =
      (await this.services.push.answered(sent)) ??
      (await this.services.push.push(() => patchRows(patches), sent, {
        isDryRun: dryRun,
        isReplacement: false,
        isPatch: true,
      }))
    return payloadOf(outcome)
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

function checkSize(patches: VehiclePatch[], idempotencyKey: string | null | undefined): void {
  if (patches.length > LIMITS.listEntries) {
    throw new ArgumentError('input', `input may have ${LIMITS.listEntries} entries, not ${patches.length}.`)
  }
  if (idempotencyKey != null && (idempotencyKey === '' || idempotencyKey.length > MOST_KEY_CHARACTERS)) {
    throw new ArgumentError('idempotencyKey', `idempotencyKey must have 1 to ${MOST_KEY_CHARACTERS} characters.`)
  }
}
