import { itemList } from './itemList.ts'

it('numbers links and whole things from 1', () => {
  const thing = { '@type': 'Product', name: 'B' } as const
  const items = [
    { name: 'A', path: '/vehicle/a' },
    { name: 'B', thing },
  ]
  expect(itemList('https://carts.example', 'id', { name: 'Carts', items })).toEqual({
    '@type': 'ItemList',
    '@id': 'id',
    name: 'Carts',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'A', url: 'https://carts.example/vehicle/a' },
      { '@type': 'ListItem', position: 2, name: 'B', item: thing },
    ],
  })
})
