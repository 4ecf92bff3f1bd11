import { Field, Int, ObjectType } from 'type-graphql'
import { CalendarDate } from '#graph/api/date-time.scalar.ts'
import { NullableField } from '#graph/api/decorators.ts'
import { describedEnum } from '#graph/api/described-enum.ts'
import { type Finding, type HistoryEntry, SPOTS } from '#graph/shared/inspection-words.ts'
import { wordsOfName } from '#graph/shared/words.ts'

const spots = Object.fromEntries(SPOTS.map((spot) => [spot, `The ${wordsOfName(spot)}.`]))
const InspectionSpot = describedEnum('InspectionSpot', 'A place of a cart, from front to back.', spots)

const FindingState = describedEnum('FindingState', 'What the dealer did about a finding.', {
  LEFT: 'It is still there.',
  REPAIRED: 'The part was repaired.',
  REPLACED: 'The part is a new one.',
  CHECKED: 'It was looked at, and nothing was wrong.',
})

@ObjectType({ simpleResolvers: true, description: 'Something that an inspection found.' })
export class InspectionFinding implements Finding {
  @Field(() => InspectionSpot, { description: 'Where on the cart.' })
  spot: Finding['spot']

  @Field(() => FindingState, { description: 'What the dealer did about it.' })
  state: Finding['state']

  @Field({ description: 'The finding in words, for example "Light scratches".' })
  text: string
}

@ObjectType({ simpleResolvers: true, description: 'A year in the life of a vehicle.' })
export class VehicleHistoryEntry implements HistoryEntry {
  @Field(() => Int, { description: 'The year, for example 2023.' })
  year: number

  @Field({ description: 'What happened, for example "Sold new, one owner".' })
  text: string
}

@ObjectType({
  simpleResolvers: true,
  description: 'The condition report of one cart; a field is null where the dealer states nothing.',
})
export class VehicleInspection {
  @NullableField(() => String, 'Who inspected the cart, for example "Marcus Hale, service manager".')
  inspectedBy: string | null

  @NullableField(() => CalendarDate, 'The day of the inspection.')
  inspectedOn: string | null

  @NullableField(() => Int, 'Tested capacity of the battery, in percent of a new one.')
  batteryHealth: number | null

  @NullableField(() => Int, 'Tread of the tire that has the least, in 32nds of an inch.')
  tread: number | null

  @Field(() => Int, { description: 'Tread of these tires when they are new, in 32nds of an inch.' })
  treadNew: number

  @Field(() => [InspectionFinding], { description: 'What was found, in the order of the dealer.' })
  findings: InspectionFinding[]

  @Field(() => [VehicleHistoryEntry], { description: 'The life of the cart, in the order of the dealer.' })
  history: VehicleHistoryEntry[]

  @NullableField(() => Boolean, 'Whether the cart is sold as-is, which is a final sale.')
  soldAsIs: boolean | null
}

export const VehicleCondition = describedEnum('VehicleCondition', 'Whether a vehicle had an owner before.', {
  NEW: 'Never sold before.',
  USED: 'Sold before.',
})
export type VehicleCondition = keyof typeof VehicleCondition

export const VehicleAvailability = describedEnum('VehicleAvailability', 'Whether a vehicle can be bought now.', {
  IN_STOCK: 'It can be bought now.',
  ON_HOLD: 'Another customer has it on hold, for example with a deposit.',
  SOLD: 'It is sold. Its page stays for some weeks.',
  ON_ORDER: 'The dealer has ordered it, and it is not there yet.',
  OUT_OF_STOCK: 'It cannot be bought now, and the dealer does not say why.',
})
export type VehicleAvailability = keyof typeof VehicleAvailability

export const BatteryKind = describedEnum('BatteryKind', 'What the battery of a vehicle is made of.', {
  LITHIUM: 'Lithium cells, which need no water.',
  LEAD_ACID: 'Lead-acid cells, flooded or AGM.',
})
export type BatteryKind = keyof typeof BatteryKind
