import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { NullableField } from '#graph/api/decorators.ts'
import { BatteryKind, VehicleAvailability } from './vehicle.result.ts'

@ObjectType({ simpleResolvers: true, description: 'A picture of a vehicle.' })
export class VehicleImage {
  @Field({
    description:
      'Path of the original below the site\'s /media/, for example "vehicles/denago-nomad.webp", ' +
      'or the absolute address of a picture kept elsewhere.',
  })
  path: string

  @Field({ description: 'Description of the picture, for readers who cannot see it.' })
  alt: string

  /** Pixels; 0 if unknown, as for a picture on another host. */
  width: number

  /** Pixels; 0 if unknown. */
  height: number

  @NullableField(
    () => String,
    'A preview 16 pixels wide as a data address ("data:image/webp;base64,…"), to show while the picture loads.',
  )
  blurDataUrl?: string | null

  @NullableField(() => String, 'Main colour of the picture, for example "#c0c1c0".')
  dominantColor?: string | null

  /** Of another picture, which was at this place before: a sheet may still have it there. */
  staleAlt?: string
}

@ObjectType({
  simpleResolvers: true,
  description: 'From the least to the most; both are the same where one number is stated.',
})
export class FloatRange {
  @Field(() => Float, { description: 'The least.' })
  min: number

  @Field(() => Float, { description: 'The most.' })
  max: number
}

@ObjectType({
  simpleResolvers: true,
  description: 'Technical data as the dealer states it; null where the dealer states nothing.',
})
export class VehicleSpecifications {
  @NullableField(() => String, 'Top speed with its unit, for example "25 mph".')
  topSpeed?: string | null

  @NullableField(() => String, 'Range on one charge with its unit, for example "40–50 miles".')
  range?: string | null

  @NullableField(() => Int, 'Number of people who can sit in the cart, driver included.')
  seatingCapacity?: number | null

  @NullableField(() => String, 'Battery in words, for example "48 V 105 Ah lithium".')
  batteryType?: string | null

  // Not stored here: this and the numbers below are columns of Vehicle, which the resolver adds.
  @NullableField(() => BatteryKind, 'What the battery is made of; null when batteryType does not say.')
  batteryKind?: BatteryKind | null

  @NullableField(() => String, 'Time for a full charge in words, for example "6–8 hours".')
  chargingTime?: string | null

  @NullableField(() => String, 'Payload with its unit, for example "800 lb".')
  payload?: string | null

  @NullableField(() => Float, 'Top speed in miles per hour, for example 25; null when topSpeed is not stated in mph.')
  topSpeedMph?: number | null

  @NullableField(
    () => FloatRange,
    'Range on one charge in miles, for example 40 to 50; null when range is not stated in miles.',
  )
  rangeMiles?: FloatRange | null

  @NullableField(
    () => FloatRange,
    'Time for a full charge in hours, for example 6 to 8; null when chargingTime is not stated in hours.',
  )
  chargingHours?: FloatRange | null

  @NullableField(() => Float, 'Payload in pounds, for example 1000; null when payload is not stated in pounds.')
  payloadPounds?: number | null
}

/** A condition report as the inventory file has it; findings and history in the words of `inspection-words.ts`. */
export interface InspectionRecord {
  inspectedBy?: string | null
  inspectedOn?: string | null
  batteryHealth?: number | null
  tread?: number | null
  treadNew?: number | null
  findings?: string[] | null
  history?: string[] | null
  soldAsIs?: boolean | null
}

const COMPUTED = { nullable: true, insert: false, update: false }

/** A cart for sale. No two vehicles share an address, which is an id or an alias. */
@Entity('vehicles')
@ObjectType({ simpleResolvers: true, description: 'A golf cart or low-speed vehicle that the dealer sells or sold.' })
export class Vehicle {
  @PrimaryColumn('text')
  @Field(() => ID, { description: 'Opaque and permanent name of the vehicle, for example "denago-nomad-xl".' })
  id: string

  @Column('jsonb', { default: [] })
  @Field(() => [String], {
    description: 'Other names under which `vehicle(id:)` finds this vehicle, for example "nomad-xl".',
  })
  aliases: string[]

  @Column('text')
  @Field({ description: 'Model name, for example "Denago Nomad XL".' })
  name: string

  @Column('text')
  @Field({ description: 'Manufacturer, for example "Denago".' })
  brand: string

  @Column('text')
  @Field({ description: 'Series of the model, for example "D5 Maverick".' })
  category: string

  @Column('numeric', { precision: 10, scale: 2 })
  @Field(() => Float, { description: 'Price in US dollars, at least 0.01, for example 8495.' })
  price: number

  @Column('text')
  @Field({ description: 'The vehicle in a few plain sentences.' })
  description: string

  @Column('jsonb', { default: [] })
  @Field(() => [VehicleImage], { description: 'Pictures, the main one first; empty when there are none.' })
  images: VehicleImage[]

  @Column('text', { nullable: true })
  @NullableField(() => String, "Address of the manufacturer's page about the model.")
  externalUrl: string | null

  @Column('jsonb', { default: {} })
  specifications: VehicleSpecifications

  // All facts in lower case, for searches; name and description come first.
  @Column({ type: 'text', insert: false, update: false })
  searched: string

  // Name, brand, series and numbers in lower case, without blanks and hyphens.
  @Column({ type: 'text', insert: false, update: false })
  squeezed: string

  // Generated columns for filters and facets: the database parses them from the specifications.
  @Column({ type: 'smallint', ...COMPUTED })
  seats: number | null

  @Column({ type: 'text', ...COMPUTED })
  batteryKind: BatteryKind | null

  @Column({ type: 'double precision', ...COMPUTED })
  topSpeedMph: number | null

  @Column({ type: 'double precision', ...COMPUTED })
  rangeMinMiles: number | null

  @Column({ type: 'double precision', ...COMPUTED })
  rangeMaxMiles: number | null

  @Column({ type: 'double precision', ...COMPUTED })
  chargingMinHours: number | null

  @Column({ type: 'double precision', ...COMPUTED })
  chargingMaxHours: number | null

  @Column({ type: 'double precision', ...COMPUTED })
  payloadPounds: number | null

  @Column('jsonb', { default: [] })
  @Field(() => [String], { description: 'Equipment and selling points, one short text each.' })
  features: string[]

  @Column('text', { default: 'IN_STOCK' })
  @Field(() => VehicleAvailability, { description: 'Whether and when the vehicle can be bought.' })
  availability: `${VehicleAvailability}`

  /** Set and cleared by a trigger. */
  @Column({ type: 'timestamptz', precision: 3, ...COMPUTED })
  soldAt: Date | null

  @Column({ type: 'boolean', ...COMPUTED, nullable: false })
  @Field({ description: 'Whether the vehicle can be bought now: its availability is IN_STOCK.' })
  inStock: boolean

  @Column({ type: 'boolean', default: true })
  @Field({ description: 'Whether the vehicle is new: its condition is NEW; false means used.' })
  isNew: boolean

  @Column('text', { nullable: true })
  @NullableField(() => String, 'The dealer\'s stock number for this cart, for example "R-2041".')
  stockNumber: string | null

  @Column('text', { nullable: true })
  @NullableField(
    () => String,
    'Vehicle identification number: 17 digits and capital letters, for example "1RDGE4P28TS002605". ' +
      'Carts that are no low-speed vehicles have none, but a serial number.',
  )
  vin: string | null

  @Column('text', { nullable: true })
  @NullableField(
    () => String,
    'The manufacturer\'s serial number of this cart, for example "PH0812-9"; most carts without a VIN have one.',
  )
  serialNumber: string | null

  @Column('smallint', { nullable: true })
  @NullableField(() => Int, 'Model year, for example 2026.')
  modelYear: number | null

  @Column('text', { nullable: true })
  @NullableField(() => String, 'Color in words, for example "Forest green".')
  color: string | null

  @Column('integer', { nullable: true })
  @NullableField(() => Int, 'Miles on the cart, for example 640.')
  mileage: number | null

  @Column('numeric', { precision: 10, scale: 2, nullable: true })
  @NullableField(
    () => Float,
    'Price in US dollars on the list of the manufacturer, for example 8995; `price` is what the cart costs.',
  )
  listPrice: number | null

  // The id of a Location, which the resolver loads.
  @Column('text', { nullable: true })
  location: string | null

  @Column({ type: 'integer', default: 1000 })
  @Field(() => Int, {
    description: 'Place in the order FEATURED, the lowest number first; 1000 where the dealer gives none.',
  })
  rank: number

  @Column('text', { nullable: true })
  @NullableField(() => String, 'Warranty in words, for example "90-day shop warranty".')
  warranty: string | null

  @Column('jsonb', { default: {} })
  inspection: InspectionRecord

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  @Field({ description: 'When the vehicle was added.' })
  createdAt: Date

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  @Field({ description: 'When the record last changed.' })
  updatedAt: Date
}
