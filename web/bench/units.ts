import type { Unit } from './unit.ts'
import { GRAPHQL_UNITS } from './unitsOfGraphql.ts'
import { ROUTE_UNITS } from './unitsOfRoutes.ts'

/** Every kind of work that a stranger can cause. */
export const UNITS: Unit[] = [...ROUTE_UNITS, ...GRAPHQL_UNITS]
