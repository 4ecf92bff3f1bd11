import { Float, ID, InputType, Int } from 'type-graphql'
import { NullableField } from '#graph/api/decorators.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { BatteryKind, VehicleAvailability, VehicleCondition } from './vehicle.result.ts'

const EACH = `at most ${LIMITS.filterWords} of ${LIMITS.filterWordCharacters} characters each`

@InputType({
  description:
    'Conditions on vehicles. One that is left out, null, an empty text or an empty list does not filter; spaces ' +
    'around a text do not count. A vehicle of which the fact is not known does not match.',
})
export class VehicleFilter {
  @NullableField(
    () => String,
    'A sentence as shoppers type it, in any case, for example "used lithium 4 seats", "cheapest near Hazleton" or ' +
      '"in stock under 200 a month". A vehicle matches that has it as a part of its name or description, whatever it says, or that has all of its words: ' +
      'prices, payments, seats, speeds, towns, "in stock" and "0%" mean what they say, and each other word stands in a text, a fact or a number of the vehicle, ' +
      'names and numbers also without blanks and hyphens ("roverxl6"). ' +
      'Words such as "golf cart" or "with" leave nothing out, nor does what cannot be searched for ("no lithium", "red or blue"); a word that no vehicle has is left out, and ' +
      '`searchNotes` tells of both. Words in quotation marks are a part of the ' +
      `name or of the description, as they are written. At most ${LIMITS.searchCharacters} characters; words after the tenth are not looked at.`,
  )
  search?: string | null

  @NullableField(() => [String], `Any of these brands, in any case, for example ["denago", "evolution"]; ${EACH}.`)
  brands?: string[] | null

  @NullableField(
    () => [String],
    `Any of these as part of the category, in any case, for example ["ranger"] for "D5 Ranger"; ${EACH}.`,
  )
  categories?: string[] | null

  @NullableField(() => Float, 'Lowest price in US dollars, inclusive.')
  minPrice?: number | null

  @NullableField(() => Float, 'Highest price in US dollars, inclusive.')
  maxPrice?: number | null

  @NullableField(() => [VehicleAvailability], `Any of these states; at most ${LIMITS.filterWords}.`)
  availabilities?: `${VehicleAvailability}`[] | null

  @NullableField(() => [VehicleCondition], `Any of these conditions; at most ${LIMITS.filterWords}.`)
  conditions?: `${VehicleCondition}`[] | null

  @NullableField(() => [String], `Any of these colors, in any case, for example ["matte black"]; ${EACH}.`)
  colors?: string[] | null

  @NullableField(() => Int, 'Earliest model year, inclusive.')
  minModelYear?: number | null

  @NullableField(() => Int, 'Latest model year, inclusive.')
  maxModelYear?: number | null

  @NullableField(() => Int, 'Most miles on the odometer, inclusive. Most new ones state none.')
  maxMileage?: number | null

  @NullableField(() => [Int], `Any of these numbers of seats, for example [4, 6]; at most ${LIMITS.filterWords}.`)
  seats?: number[] | null

  @NullableField(() => Int, 'Fewest seats, inclusive.')
  minSeats?: number | null

  @NullableField(
    () => [ID],
    `Any of these locations, by id in any case, for example ["mountain-top", "scranton"]; ${EACH}.`,
  )
  locationIds?: string[] | null

  @NullableField(() => [BatteryKind], `Any of these kinds of batteries; at most ${LIMITS.filterWords}.`)
  batteryKinds?: BatteryKind[] | null

  @NullableField(() => Float, 'Lowest top speed in miles per hour, inclusive.')
  minTopSpeedMph?: number | null

  @NullableField(
    () => Float,
    'Miles that one charge lasts for at least: compared with the lower end of the range, so 45 leaves "40–50 miles" ' +
      'out.',
  )
  minRangeMiles?: number | null

  @NullableField(
    () => Float,
    'Hours that a full charge takes at most: compared with the upper end of the charging time, so 7 leaves ' +
      '"6–8 hours" out.',
  )
  maxChargingHours?: number | null

  @NullableField(() => Float, 'Lowest payload in pounds, inclusive.')
  minPayloadPounds?: number | null
}
