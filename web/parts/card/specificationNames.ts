import type { VehicleFacts_VehicleFragment } from '#web/generated/graphql.ts'

type Specification = keyof VehicleFacts_VehicleFragment['specifications']

/** Names of the specifications in tables. */
export const SPECIFICATION_NAMES: Record<Specification, string> = {
  topSpeed: 'Top speed',
  range: 'Range',
  seatingCapacity: 'Seating capacity',
  batteryType: 'Battery',
  chargingTime: 'Charging time',
  payload: 'Payload',
}

export const SPECIFICATIONS = Object.keys(SPECIFICATION_NAMES) as Specification[]
