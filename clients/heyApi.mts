import { client } from './generated/hey-api/client.gen.ts'
import { changeInventory, listVehicles, sendInquiry } from './generated/hey-api/index.ts'

const [baseUrl, key] = process.argv.slice(2)
client.setConfig({ baseUrl: baseUrl!, auth: key })

const { data: vehicles = [] } = await listVehicles()
const { data: back } = await changeInventory({ body: vehicles })

const { data: pushed } = await changeInventory({
  query: { dryRun: 'true' },
  headers: { 'Idempotency-Key': 'monday' },
  body: [{ id: 'denago-nomad', price: 7995.5, color: null, images: null, specifications: { topSpeed: null } }],
})
const column = pushed?.changed.first[0]?.fields.map((field) => field.column).find((name) => name === 'price')
// @ts-expect-error A price is a number.
const wrong = await changeInventory({ body: [{ id: 'denago-nomad', price: 'cheap' }] })

const { data: receipt } = await sendInquiry({
  body: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '5705550142',
    message: 'Is it here?',
  },
})
console.log(
  JSON.stringify({
    vehicles: vehicles.length,
    unchanged: back?.unchanged,
    column,
    wrong: wrong.error?.problems?.[0]?.code,
    isSent: receipt?.success,
  }),
)
