import { idFrom } from './new-ids.ts'

it.each([
  [{ brand: 'Denago', name: 'Nomad XL' }, 'denago-nomad-xl'],
  [{ brand: 'Denago', name: 'Denago Nomad XL' }, 'denago-nomad-xl'],
  [{ brand: 'Éclair & Co.', name: 'D5™ Größe' }, 'eclair-co-d5tm-gro-e'],
  [{ brand: '电', name: '车' }, ''],
])('makes an id of %j', (names, id) => {
  expect(idFrom(names)).toBe(id)
})
