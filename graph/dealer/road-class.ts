import { ROAD_RULES } from './road-rules.ts'

/** How dealers say that a cart has the package. */
const HAS_PACKAGE = /street[- ]legal package (?:is )?installed/i

export interface RoadFacts {
  vin: string | null
  features: readonly string[]
  topSpeedMph: number | null
}

/** What a cart is on the road: only low-speed vehicles have a VIN. */
export function roadClassOf({ vin, features, topSpeedMph }: RoadFacts): 'LOW_SPEED' | 'CAN_BECOME' | 'GOLF_CART' {
  if (vin !== null || features.some((feature) => HAS_PACKAGE.test(feature))) return 'LOW_SPEED'
  return (topSpeedMph ?? 0) >= ROAD_RULES.leastSpeed ? 'CAN_BECOME' : 'GOLF_CART'
}
