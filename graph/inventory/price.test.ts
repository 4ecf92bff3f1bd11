import type { ProblemList } from '#graph/files/file-problem.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { formatOf } from './file/inventory-file.ts'
import { InventoryService } from './inventory.service.ts'

const { database, close } = await openTestDatabase()
const mediaDir = await openTestFolder()
afterAll(close)

async function* asChunks(text: string) {
  yield text
}

const run = (file: string, text: string) =>
  new InventoryService(database).import(() => formatOf(file)!.read(asChunks(text)), {
    ...{ mediaDir, isDryRun: false, isReplacement: false, isForced: false },
  })

const problemsOf = async (file: string, text: string) =>
  ((await run(file, text)) as { problems: ProblemList }).problems.first.map(
    ({ column, message }) => `${column}: ${message}`,
  )

const NEEDED = 'A cart needs a price in dollars, such as 8495.'

const ROW = { name: 'Cart', brand: 'A', category: 'B', description: '' }

it.each(['', '0', '0.00', '$0'])(
  'a cell with the price "%s" is refused, of a new cart and of one in stock',
  async (price) => {
    expect(await problemsOf('x.csv', `name,brand,category,price,description\nCart,A,B,${price},\n`)).toEqual([
      `price: ${NEEDED}`,
    ])
    expect(await problemsOf('x.csv', `id,price\ndenago-nomad,${price}\n`)).toEqual([`price: ${NEEDED}`])
  },
)

it.each([0, null])('the price %j of a JSON file is refused', async (price) => {
  expect(await problemsOf('x.json', JSON.stringify([{ ...ROW, price }]))).toEqual([`price: ${NEEDED}`])
})

it('a list price of zero is refused, and one cent is a price', async () => {
  const [problem] = await problemsOf('x.json', JSON.stringify([{ ...ROW, price: 0.01, listPrice: 0 }]))
  expect(problem).toMatch(/^listPrice: 0 is not a list price\. .*US dollars from 0\.01 to/)
  expect(await run('x.json', JSON.stringify([{ ...ROW, price: 0.01 }]))).toMatchObject({ added: { count: 1 } })
})

it('a serial number in the column of the VIN is told where it goes', async () => {
  const [problem] = await problemsOf('x.csv', 'id,vin\ndenago-nomad,PH0812-9\n')
  expect(problem).toMatch(/^vin: "PH0812-9" is not a VIN\. .*its own field, the serial number\.$/)
  expect(await run('x.csv', 'id,serialNumber\ndenago-nomad,PH0812-9\n')).toMatchObject({ changed: { count: 1 } })
})
