import type { InspectionSpot } from '#web/generated/graphql.ts'

/** Where the parts of a drawn cart are that differ from cart to cart, in pixels of its side view; set by eye. */
type Body = {
  /** How far the front is to the right: a brush guard stands before it. */
  front: number
  /** How much lower the body is than that of a lifted cart. */
  drop: number
  roof: number
  rearSeats: [number, number]
  rearTires: number
  rearStep: [number, number]
  cargoBed: [number, number]
}

const LIFTED: Body = {
  ...{ front: 0, drop: 0, roof: 340, rearTires: 465 },
  ...{ rearSeats: [470, 300], rearStep: [605, 368], cargoBed: [550, 322] },
}
const STREET: Body = { ...LIFTED, drop: 20, rearSeats: [470, 320], rearStep: [605, 385], cargoBed: [550, 345] }
const GUARDED: Body = {
  ...{ front: 20, drop: 0, roof: 360, rearTires: 485 },
  ...{ rearSeats: [490, 300], rearStep: [625, 368], cargoBed: [570, 322] },
}
const TWO_ROWS: Body = {
  ...{ front: 0, drop: 0, roof: 400, rearTires: 550 },
  ...{ rearSeats: [515, 300], rearStep: [625, 372], cargoBed: [600, 305] },
}
const SIX: Body = {
  ...{ front: 0, drop: 0, roof: 430, rearTires: 640 },
  ...{ rearSeats: [515, 300], rearStep: [780, 368], cargoBed: [720, 322] },
}

/** By the file of the side view. */
export const BODIES: Record<string, Body> = {
  'denago-ev-city': STREET,
  'denago-nomad': LIFTED,
  'denago-nomad-xl': TWO_ROWS,
  'denago-rover-xl': LIFTED,
  'denago-rover-xl6': SIX,
  'denago-rover-xxl': { ...SIX, roof: 520, rearTires: 815, rearStep: [955, 368], cargoBed: [890, 322] },
  'evolution-carrier-6-plus': { ...SIX, drop: 20, rearSeats: [515, 320], rearStep: [780, 385], cargoBed: [720, 345] },
  'evolution-classic-4-plus': STREET,
  'evolution-d5-maverick-4-plus': GUARDED,
  'evolution-d5-ranger-4-plus': LIFTED,
  'evolution-d5-ranger-6-plus': SIX,
  'evolution-d6-max-xt4': TWO_ROWS,
  'evolution-forester-4-plus': GUARDED,
  // Their back rest is where others have a second row.
  'evolution-turfman-200': {
    ...{ front: 0, drop: 20, roof: 300, rearTires: 475 },
    ...{ rearSeats: [395, 245], rearStep: [558, 385], cargoBed: [540, 320] },
  },
  'course-cart': {
    ...{ front: 0, drop: 20, roof: 300, rearTires: 475 },
    ...{ rearSeats: [395, 245], rearStep: [525, 362], cargoBed: [480, 350] },
  },
  'evolution-turfman-800': {
    ...{ front: 20, drop: 0, roof: 330, rearTires: 535 },
    ...{ rearSeats: [415, 230], rearStep: [610, 365], cargoBed: [580, 290] },
  },
}

/**
 * The places of all spots on a side view such as "cutouts/denago-nomad-side.webp". Carts of other makes, such as Club Car and
 * EZ-GO, brake with the rear wheels only.
 */
export const spotPlaces = (path: string, isOwnModel = true): Record<InspectionSpot, [x: number, y: number]> => {
  const { front, drop, ...body } = BODIES[path.replace(/^cutouts\/|-side\.webp$/g, '')] ?? LIFTED
  return {
    NOSE: [48 + front, 340 + drop],
    LIGHTS: [68 + front, 312 + drop],
    HOOD: [110 + front, 282 + drop],
    FENDER: [134 + front, 360 + drop],
    WINDSHIELD: [165 + front, 185 + drop / 2],
    ROOF: [body.roof, 70 + drop * 1.25],
    DASH: [182 + front, 305 + drop],
    STEERING: [248 + front, 250 + drop],
    FLOOR: [262 + front, 392 + drop],
    FRAME: [316 + front, 424 + drop / 2],
    FRONT_SEATS: [330 + front, 290 + drop],
    REAR_SEATS: body.rearSeats,
    BATTERY: [372 + front, 366 + drop],
    CHARGER: [410 + front, 395 + drop / 2],
    FRONT_TIRES: [90 + front, 436],
    REAR_TIRES: [body.rearTires, 418],
    BRAKES: isOwnModel ? [164 + front, 408] : [body.rearTires + 64, 452],
    REAR_STEP: body.rearStep,
    CARGO_BED: body.cargoBed,
  }
}
