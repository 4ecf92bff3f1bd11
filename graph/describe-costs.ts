import { type GraphQLField, type GraphQLInputObjectType, type GraphQLSchema, isObjectType } from 'graphql'
import { RATE } from './api/limits.ts'
import { type CostExtensions, isConnection, sizeOf } from './graphql/limits/operation-price.ts'
import { isScan } from './vehicles/conditions.sql.ts'

/** Adds to each description what its field costs beyond a point, so that every program that shows the schema shows it. */
export function describeCosts(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    const ofEvent = type === schema.getSubscriptionType() ? ' and its selection, when it begins and for each event' : ''
    for (const field of Object.values(type.getFields())) {
      const cost = costOf(field)
      if (cost) field.description += ` Costs ${cost}${ofEvent}.`
    }
  }
  const filter = schema.getType('VehicleFilter') as GraphQLInputObjectType
  for (const field of Object.values(filter.getFields())) {
    if (isScan({ [field.name]: 1 })) field.description += ` ${SCAN}`
  }
}

const SCAN = `Costs 1 point for each full ${RATE.scannedVehiclesPerPoint} vehicles of the inventory; several such conditions cost that once.`

/** Undefined for a field that costs one point, or whose points follow from its input: its own description says how. */
function costOf(field: GraphQLField<unknown, unknown>): string | undefined {
  const { points = 1, mostRows, cost } = field.extensions as CostExtensions
  if (cost) return cost
  const own = points === 1 ? '1 point' : `${points} points`
  if (isConnection(field)) {
    return `${own}, 1 more for each full ${RATE.readRowsPerPoint} rows of the page, and the selection of nodes and edges for each row`
  }
  if (mostRows) return `${own}, and its selection for each of at most ${mostRows} rows`
  if (sizeOf(field)) return `${own}, and its selection for each row`
  return points === 1 ? undefined : own
}
