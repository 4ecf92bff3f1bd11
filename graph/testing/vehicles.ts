import type { DataSource } from 'typeorm'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import type { VehicleService } from '#graph/vehicles/vehicle.service.ts'

let made = 0

/** Stores a plain vehicle with the given differences, and returns its id. */
export async function addVehicle(database: DataSource, differences: Partial<Vehicle> = {}): Promise<string> {
  made += 1
  const id = differences.id ?? `test-vehicle-${made}`
  await database.getRepository(Vehicle).insert({
    name: `Test ${made}`,
    brand: 'Testbrand',
    category: 'Test Series',
    price: 10_000,
    description: 'A vehicle that only a test knows.',
    ...differences,
    id,
  })
  return id
}

/** Every vehicle, in the featured order. */
export async function allVehicles(vehicles: VehicleService): Promise<Vehicle[]> {
  const all: Vehicle[] = []
  for await (const chunk of vehicles.chunks()) all.push(...chunk)
  return all
}
