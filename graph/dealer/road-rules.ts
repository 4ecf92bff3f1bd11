/** The rules of the dealer's state for carts on roads. Source: 75 Pa.C.S. Chapter 35 (Subchapter F) and Chapter 77A. */
export const ROAD_RULES = {
  /** The lowest top speed of a low-speed vehicle, in mph. The package can't make a slower cart one. */
  leastSpeed: 20,
  golfCart: [
    "A golf cart is for private land, with the owner's permission.",
    "Pennsylvania doesn't register golf carts. You can cross a public road, but you can't drive along one unless state law or your township allows it.",
  ],
  lowSpeedVehicle: [
    'A low-speed vehicle (LSV) tops out at 20 to 25 mph and has the safety equipment federal law requires.',
    'You can drive it on roads posted at 25 mph or less, and on faster ones only where signs or your township allow it.',
    "It needs a title, plates and insurance, and you need a driver's license.",
  ],
  /** What the dealer's street-legal package adds. */
  package:
    'Our street-legal package adds lights, turn signals, mirrors, a windshield, seat belts, reflectors and the VIN that plates need.',
}

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
