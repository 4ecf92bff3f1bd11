import { BUDGET, type Unit, unitsOf } from './unit.ts'

const STOCK = { bound: 'a private key with the scope, 20 MB', beyond: `401, 403 and 413; ${BUDGET}` }
const CARTS = 250

const idOf = (cart: number) => `pushed-${cart}`
/** Other prices than those of the turn before. */
const priceOf = (turn: number, cart: number) => 5000 + turn + cart

const push = (
  unit: string,
  row: (turn: number, cart: number) => string,
  query = '',
): Omit<Unit, 'bound' | 'beyond'> => ({
  unit: `REST: ${unit}`,
  covers: ['/api/inventory'],
  request: (turn) => ({
    path: `/api/inventory${query}`,
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: `id,name,brand,category,price,description\n${Array.from({ length: CARTS }, (_, cart) => row(turn, cart)).join('\n')}`,
    isPartner: true,
  }),
})

/** What the key of a partner allows, at its most expensive. */
export const PARTNER_UNITS: Unit[] = unitsOf(STOCK, [
  push('a dry run that adds 250 carts', (_turn, cart) => `${idOf(cart)},A cart,Denago,Nomad,7995,New.`, '?dryRun'),
  push(
    'a file that changes 250 carts',
    (turn, cart) => `${idOf(cart)},A cart,Denago,Nomad,${priceOf(turn, cart)},New.`,
  ),
  push('a file of 250 carts that do not change', (_turn, cart) => `${idOf(cart)},A cart,Denago,Nomad,7995,New.`),
  { ...push('a file of 250 wrong rows', () => 'x,,,,cheap,'), status: 400 },
])
