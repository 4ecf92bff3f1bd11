import { Field, Float, ID, InputType, Int } from 'type-graphql'
import { CalendarDate, DateTime } from '#graph/api/date-time.scalar.ts'
import { RetryableInput } from '#graph/api/retryable.input.ts'
import { InspectionFinding, VehicleHistoryEntry } from '#graph/vehicles/inspection.result.ts'
import { expectedOf, FIELDS, type FieldName } from '#graph/vehicles/inventory-fields.ts'
import { VehicleAvailability, VehicleCondition } from '#graph/vehicles/vehicle-state.result.ts'

/** A field of the inventory file, with the values that it accepts. */
const InventoryField = (name: FieldName, type: unknown = String) =>
  Field(() => type as typeof String, { nullable: true, description: `Expected: ${expectedOf(name)}.` })

@InputType({ description: 'New technical data. What is left out stays, and null empties it.' })
export class VehicleSpecificationsPatch {
  @InventoryField('topSpeed')
  topSpeed?: string | null

  @InventoryField('range')
  range?: string | null

  @InventoryField('seatingCapacity', Int)
  seatingCapacity?: number | null

  @InventoryField('batteryType')
  batteryType?: string | null

  @InventoryField('chargingTime')
  chargingTime?: string | null

  @InventoryField('payload')
  payload?: string | null
}

@InputType({ description: 'A new condition report. What is left out stays, and null empties it.' })
export class VehicleInspectionPatch {
  @InventoryField('inspectedBy')
  inspectedBy?: string | null

  @InventoryField('inspectedOn', CalendarDate)
  inspectedOn?: string | null

  @InventoryField('batteryHealth', Int)
  batteryHealth?: number | null

  @InventoryField('tread', Int)
  tread?: number | null

  @InventoryField('treadNew', Int)
  treadNew?: number | null

  @Field(() => [InspectionFinding], { nullable: true, description: 'All findings, at most 50.' })
  findings?: InspectionFinding[] | null

  @Field(() => [VehicleHistoryEntry], { nullable: true, description: 'The life of the cart, at most 50 entries.' })
  history?: VehicleHistoryEntry[] | null

  @InventoryField('soldAsIs', Boolean)
  soldAsIs?: boolean | null
}

@InputType({
  description: 'New values for one vehicle. What is left out stays as it is, and null empties an optional field.',
})
export class VehiclePatch {
  @Field(() => ID, {
    nullable: true,
    description:
      'The vehicle, by its id or any alias, in any case; without it, stockNumber names the vehicle, or vin where no vehicle has that.',
  })
  id?: string | null

  @Field(() => DateTime, {
    nullable: true,
    description: 'Nothing is changed when the vehicle has changed after this time: its updatedAt, as you have read it.',
  })
  ifUnchangedSince?: Date | null

  @Field(() => String, {
    nullable: true,
    description: `With an id, the new stock number; without one, that of the vehicle, in any case and spacing. Expected: ${expectedOf('stockNumber')}.`,
  })
  stockNumber?: string | null

  @InventoryField('name')
  name?: string | null

  @InventoryField('brand')
  brand?: string | null

  @InventoryField('category')
  category?: string | null

  @InventoryField('price', Float)
  price?: number | null

  @InventoryField('listPrice', Float)
  listPrice?: number | null

  @InventoryField('description')
  description?: string | null

  @InventoryField('images', [String])
  images?: string[] | null

  @InventoryField('alt', [String])
  alt?: string[] | null

  @InventoryField('externalUrl')
  externalUrl?: string | null

  @Field(() => VehicleSpecificationsPatch, { nullable: true, description: 'Technical data.' })
  specifications?: VehicleSpecificationsPatch | null

  @InventoryField('features', [String])
  features?: string[] | null

  @InventoryField('availability', VehicleAvailability)
  availability?: VehicleAvailability | null

  @Field(() => VehicleCondition, { nullable: true, description: 'New or used.' })
  condition?: VehicleCondition | null

  @InventoryField('aliases', [String])
  aliases?: string[] | null

  @Field(() => String, {
    nullable: true,
    description: `With an id or a stock number of a vehicle, the new VIN; otherwise that of the vehicle. Expected: ${FIELDS.vin.expected}.`,
  })
  vin?: string | null

  @InventoryField('serialNumber')
  serialNumber?: string | null

  @InventoryField('modelYear', Int)
  modelYear?: number | null

  @InventoryField('color')
  color?: string | null

  @InventoryField('mileage', Int)
  mileage?: number | null

  @Field(() => ID, { nullable: true, description: 'The location where the vehicle stands.' })
  locationId?: string | null

  @InventoryField('rank', Int)
  rank?: number | null

  @InventoryField('warranty')
  warranty?: string | null

  @Field(() => VehicleInspectionPatch, { nullable: true, description: 'The condition report.' })
  inspection?: VehicleInspectionPatch | null
}

@InputType({ description: 'Vehicles with their new values.' })
export class UpdateVehiclesInput extends RetryableInput {
  @Field(() => [VehiclePatch], { description: 'The new values, at most one entry a vehicle.' })
  vehicles: VehiclePatch[]
}
