import { ROAD_RULES } from './road-rules.ts'

/** The feature that says a cart has the street-legal package. */
const HAS_PACKAGE = /street[- ]legal package (?:is )?installed/i

export interface RoadFacts {
  vin: string | null
  features: readonly string[]
  topSpeedMph: number | null
}

/** The legal class of a cart. Only low-speed vehicles have a VIN: a golf cart isn't titled. */
export function roadClassOf({ vin, features, topSpeedMph }: RoadFacts): 'LOW_SPEED' | 'CAN_BECOME' | 'GOLF_CART' {
  if (vin !== null || features.some((feature) => HAS_PACKAGE.test(feature))) return 'LOW_SPEED'
  return (topSpeedMph ?? 0) >= ROAD_RULES.leastSpeed ? 'CAN_BECOME' : 'GOLF_CART'
}
