import { fieldsOf, openDesk } from '#web/testing/openDesk.ts'

const desk = await openDesk()
afterAll(() => desk.close())

const stateOf = async (id: string) => {
  const [{ availability }] = await desk.database.query('select availability from vehicles where id = $1', [id])
  return availability
}

it('a cart is sold by one tap, its line says so, and Undo takes it back', async () => {
  const ann = await desk.signIn()
  const sold = await ann.send('/desk', '/desk/carts/state', 'Denago Nomad XL', { availability: 'SOLD' })
  expect(sold.statusCode).toBe(303)
  expect(await stateOf('denago-nomad-xl')).toBe('SOLD')

  const back = await ann.page(sold.headers.location!)
  expect(back).toContain('Denago Nomad XL (R-2611) is sold.')
  const undone = await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  expect(await stateOf('denago-nomad-xl')).toBe('IN_STOCK')
  expect(await ann.page(undone.headers.location!)).toContain('Taken back: Denago Nomad XL (R-2611) is sold.')
})
