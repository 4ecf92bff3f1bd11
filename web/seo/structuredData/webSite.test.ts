import { webSite } from './webSite.ts'

it('is searched at the address of the inventory', () => {
  expect(webSite('https://carts.example').potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: 'https://carts.example/inventory?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  })
})
