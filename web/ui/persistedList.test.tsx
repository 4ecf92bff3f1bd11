import { createPersistedList, subscribe } from './persistedList.ts'

type Item = { id: string; price: number }

const listOf = (storage = () => localStorage) =>
  createPersistedList<Item>({ key: 'carts', storage, most: 3, isItem: ({ price }) => typeof price === 'number' })

const cart = (id: string) => ({ id, price: 9995 })

beforeEach(() => localStorage.clear())

it('is there again on the next page, never holds more than its largest number, and leaves nothing behind', () => {
  expect(listOf().write([cart('a'), cart('b')])).toBe(true)
  expect(listOf().read()).toEqual([cart('a'), cart('b')])
  listOf().write(['a', 'b', 'c', 'd'].map(cart))
  expect(listOf().read()).toHaveLength(3)
  listOf().write([])
  expect(localStorage).toHaveLength(0)
})

it('gives the same array until something changes, also in another tab', () => {
  const list = listOf()
  list.write([cart('a')])
  const before = list.read()
  expect(list.read()).toBe(before)
  listOf().write([cart('b')])
  expect(list.read()).toEqual([cart('b')])
})

it.each([
  ['nothing', ''],
  ['no JSON', '{broken'],
  ['no list', '{"id":"a","price":1}'],
  ['values of other kinds', '[null,1,"a",[],{"id":1,"price":1},{"id":"","price":1},{"id":"a","price":"1"}]'],
  ['an endless id', `[{"id":"${'x'.repeat(201)}","price":1}]`],
])('takes %s in the storage for an empty list', (_what, stored) => {
  localStorage.setItem('carts', stored)
  expect(listOf().read()).toEqual([])
  // What fits is kept, each cart once.
  localStorage.setItem('carts', JSON.stringify([cart('a'), { id: 'b' }, { id: 'a', price: 1 }, cart('c')]))
  expect(listOf().read()).toEqual([cart('a'), cart('c')])
})

it('lasts as long as the page where the browser refuses storage, and says so', () => {
  const list = listOf(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  let heard = 0
  const stop = subscribe(() => {
    heard++
  })
  expect(list.read()).toEqual([])
  expect(list.write([cart('a')])).toBe(false)
  expect(list.read()).toEqual([cart('a')])
  expect(list.has('a')).toBe(true)
  expect(heard).toBe(1)
  stop()
})
