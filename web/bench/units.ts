import type { Unit } from './unit.ts'
import { GRAPHQL_UNITS } from './unitsOfGraphql.ts'
import { PARTNER_UNITS } from './unitsOfPartners.ts'
import { ROUTE_UNITS } from './unitsOfRoutes.ts'

/** Every kind of work that a stranger or a partner can cause. Those that change the stock come last. */
export const UNITS: Unit[] = [...ROUTE_UNITS, ...GRAPHQL_UNITS, ...PARTNER_UNITS]
