import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import { keyErrors } from '#graph/api/retryable.input.ts'
import { type UserError, UserErrorCode } from '#graph/api/user-error.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { groupOf } from '#graph/vehicles/inventory-fields.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { conditionOf } from '#graph/vehicles/vehicle-json.ts'
import { PATCH_NAMES, patchRows } from './patch-rows.ts'
import type { PushOutcome, PushService } from './push.service.ts'
import { KEY_REUSED, pushOf } from './pushed-input.ts'
import { UpdateVehiclesPayload } from './update-vehicles.result.ts'
import { UpdateVehiclesInput } from './vehicle-patch.input.ts'

interface Given {
  input: UpdateVehiclesInput
}

@Resolver()
export class UpdateVehiclesResolver {
  constructor(private readonly services: { push: PushService }) {}

  @Extensions({
    points: ({ input }: Given) => input.vehicles.length * RATE.writtenVehiclePoints,
    rows: ({ input }: Given) => input.vehicles.length,
    cost: `${1 + RATE.writtenVehiclePoints} points for each entry of vehicles, and the selection of results for each`,
  })
  @Mutation(() => UpdateVehiclesPayload, {
    nullable: true,
    description:
      `Changes up to ${LIMITS.listEntries} vehicles in one transaction: all of them or, when \`userErrors\` is not empty, none. ` +
      "It takes a partner's private key with the scope inventory:write; with a test key that has it, it is a dry run.",
  })
  async updateVehicles(
    @Arg('input', { description: 'The vehicles with their new values.' }) input: UpdateVehiclesInput,
    @Ctx() context: OperationContext,
  ): Promise<UpdateVehiclesPayload> {
    const push = pushOf(input, 'vehicles', context)
    const errors = keyErrors(input)
    const make = () =>
      this.services.push.push(() => patchRows(input.vehicles), push, { isReplacement: false, isPatch: true })
    const payload = errors.length > 0 ? refuse(errors) : payloadOf(await make())
    return { ...payload, dryRun: push.isDryRun }
  }
}

type Answer = Omit<UpdateVehiclesPayload, 'dryRun'>

function payloadOf(outcome: PushOutcome): Answer {
  if ('added' in outcome) {
    const {
      changed: { ids },
      vehicles = [],
    } = outcome
    const changed = new Set(ids)
    return {
      results: vehicles.map((vehicle) => ({ vehicle: withTimes(vehicle), isChanged: changed.has(vehicle.id) })),
      userErrors: [],
    }
  }
  if ('problems' in outcome) {
    return refuse(
      outcome.problems.first
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, column, message, code = UserErrorCode.INVALID, values }) => ({
          field: ['vehicles', String(line - 1), ...(column ? pathOf(column) : [])],
          message,
          code,
          values: values?.map(({ column, before, after }) => ({
            field: pathOf(column).join('.'),
            before: textOf(column, before),
            after: textOf(column, after),
          })),
        })),
    )
  }
  return refuse([KEY_REUSED])
}

/** A remembered answer has its times as text. */
function withTimes(vehicle: Vehicle): Vehicle {
  return { ...vehicle, createdAt: new Date(vehicle.createdAt), updatedAt: new Date(vehicle.updatedAt) }
}

function pathOf(column: string): string[] {
  const group = groupOf(column)
  return group ? [group, column] : [PATCH_NAMES[column] ?? column]
}

function textOf(column: string, value: unknown): string | null {
  if (column === 'isNew') return conditionOf({ isNew: value === true })
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value?.toString() ?? null)
}

function refuse(userErrors: UserError[]): Answer {
  return { results: [], userErrors }
}
