import pg from 'pg'
import { openTestDatabase } from '#graph/testing/database.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { soldVehiclesTask } from './sold-vehicles.task.ts'

const { url, database, close } = await openTestDatabase()
afterAll(close)

it('announces a change only when a cart goes, because every cached answer is outdated by one', async () => {
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await addVehicle(database, { id: 'sold', availability: 'SOLD' })
  await listener.query('listen catalogue')

  const run = () => soldVehiclesTask(database, 30).run()
  await run()
  // Notifications arrive before the answer to the next statement.
  await listener.query('select 1')
  expect(heard).toEqual([])

  await database.query(`update vehicles set sold_at = now() - interval '31 days' where id = 'sold'`)
  await run()
  await listener.query('select 1')
  expect(heard).toEqual(['catalogue', 'catalogue'])
  expect(await database.query(`select from vehicles where id = 'sold'`)).toEqual([])
  await listener.end()
})
