import { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import { readDatabaseOf } from '#graph/database/read-database.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { facetsOf } from '#graph/testing/matching-vehicles.ts'
import { recordStatements } from '#graph/testing/record-statements.ts'
import { Vehicle } from './vehicle.entity.ts'
import { VehicleCountService } from './vehicle-count.service.ts'
import { BatteryKind } from './vehicle-state.result.ts'

const statements: string[] = []
const { database, close } = await openTestDatabase({ logger: recordStatements(statements) })
afterAll(close)

const version = { current: 1, isLive: true }
const counting = new VehicleCountService(
  readDatabaseOf(database),
  new CatalogueCache(version),
  new CatalogueCache(version),
)

it('filters that differ in what facets count are counted by one statement', async () => {
  const all = await database.getRepository(Vehicle).find()
  const filters = [
    {},
    { brand: ['Denago'], inStock: true },
    { brand: ['Evolution', 'Denago'], category: ['D5 Ranger'], isNew: false },
    { seats: [4, 6], minSeats: 5, minRangeMiles: 35 },
    { location: ['scranton'], batteryKind: [BatteryKind.LITHIUM] },
  ]
  statements.length = 0
  for (const filter of filters) {
    expect((await counting.counts(filter)).facets).toEqual(facetsOf(all, filter))
  }
  expect(statements).toHaveLength(1)
})
