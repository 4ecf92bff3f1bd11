import type { EntityManager } from 'typeorm'
import { CalendarEntry } from '#graph/calendar/calendar-entry.entity.ts'
import { SITE_PICTURES } from '#graph/inventory/site-pictures.ts'
import { Location } from '#graph/locations/location.entity.ts'
import { Municipality } from '#graph/municipalities/municipality.entity.ts'
import { Promotion } from '#graph/promotions/promotion.entity.ts'
import { RentalPlan } from '#graph/rental-plans/rental-plan.entity.ts'
import { Vehicle, type VehicleImage } from '#graph/vehicles/vehicle.entity.ts'
import { HOLIDAYS } from './calendar.ts'
import { LOCATIONS } from './locations.ts'
import { MUNICIPALITIES } from './municipalities.ts'
import { PROMOTIONS } from './promotions.ts'
import { RENTAL_PLANS } from './rental-plans.ts'
import vehicles from './vehicles.json' with { type: 'json' }

/** Fills each table once in the life of a database, and only if it is empty: the dealer's changes and removals stay. */
export async function seedDatabase(manager: EntityManager): Promise<void> {
  await seedTable(manager, Location, LOCATIONS)
  await seedTable(
    manager,
    Vehicle,
    VEHICLES.map(({ images, ...vehicle }) => ({ ...vehicle, images: images.map(describePicture) })),
  )
  await seedTable(manager, Municipality, MUNICIPALITIES)
  await seedTable(manager, RentalPlan, RENTAL_PLANS)
  await seedTable(manager, Promotion, PROMOTIONS)
  await seedTable(manager, CalendarEntry, HOLIDAYS)
}

async function seedTable(manager: EntityManager, entity: new () => object, rows: object[]): Promise<void> {
  const { tableName } = manager.connection.getMetadata(entity)
  const recorded: unknown[] = await manager.query(
    'insert into seed_records (table_name) values ($1) on conflict do nothing returning table_name',
    [tableName],
  )
  if (recorded.length === 0 || (await manager.exists(entity))) return
  await manager.insert(entity, rows)
}

type Described = 'id' | 'name' | 'brand' | 'category' | 'price' | 'description' | 'specifications' | 'features' | 'rank'

/** A new cart in stock, unless it says otherwise. */
export type SeedVehicle = Pick<Vehicle, Described> &
  Partial<Omit<Vehicle, Described | 'images'>> & {
    /** Paths below /media/, each a key of SITE_PICTURES; the first one is the main picture. */
    images: string[]
  }

function describePicture(path: string): VehicleImage {
  const picture = SITE_PICTURES[path]
  if (!picture) throw new Error(`The seed has no description of the picture ${path}`)
  return { path, ...picture }
}

/** The seed's whole inventory: 24 carts, in the format of the inventory file. */
export const VEHICLES = vehicles as SeedVehicle[]
