/** What the law of the dealer's state says of carts on roads: 75 Pa.C.S. Chapters 35 (Subchapter F) and 77A. */
export const ROAD_RULES = {
  /** The speed in mph that a low-speed vehicle reaches at least; a slower cart can't become one. */
  leastSpeed: 20,
  golfCart: [
    "A golf cart is for private land, with the owner's permission.",
    "Pennsylvania doesn't register golf carts, and with few exceptions they may only cross a public road.",
  ],
  lowSpeedVehicle: [
    'A low-speed vehicle does 20 to 25 mph and has the safety equipment that federal law asks for.',
    'It may use roads posted at 25 mph or less, and faster ones only where signs or your township allow it.',
    "It needs a title, plates and insurance, and you need a driver's license.",
  ],
  /** What the dealer's street-legal package adds. */
  package:
    'Our street-legal package adds lights, turn signals, mirrors, a windshield, seat belts, reflectors and the VIN that plates need.',
}
