import createClient from 'openapi-fetch'
import type { paths } from './generated/paths.ts'

const [baseUrl, key] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl, headers: { 'X-Partner-Key': key } })

const { data: vehicles = [] } = await api.GET('/api/vehicles')
const { data: back } = await api.POST('/api/inventory', { body: vehicles })

const { data: pushed } = await api.POST('/api/inventory', {
  params: { query: { dryRun: 'true' }, header: { 'Idempotency-Key': 'monday' } },
  body: [{ id: 'denago-nomad', price: 7995.5, color: null, images: null, specifications: { topSpeed: null } }],
})
const column: 'price' | 'color' | 'images' | 'topSpeed' | undefined = pushed?.changed.first[0]?.fields
  .map((field) => field.column)
  .find((name) => name === 'price')
// @ts-expect-error A price is a number.
const wrong = await api.POST('/api/inventory', { body: [{ id: 'denago-nomad', price: 'cheap' }] })

const { data: receipt } = await api.POST('/api/contact', {
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
