import { paint, press } from './buttons.ts'
import { COMPARED, SAVED } from './lists.ts'

const buttonsOf = (id: string) => `<form data-id="${id}" data-name="Cart ${id}" data-price="9995">
  <button data-shortlist="compared" aria-pressed="false"></button>
  <button data-shortlist="saved" aria-pressed="false"></button>
  <button data-remove=""></button></form>`

const find = (id: string, list: 'compared' | 'saved') =>
  document.querySelector<HTMLElement>(`[data-id=${id}] [data-shortlist=${list}]`)!
const isShown = (id: string, list: 'compared' | 'saved') => find(id, list).getAttribute('aria-pressed')

beforeEach(() => {
  COMPARED.write([])
  SAVED.write([])
  document.body.innerHTML = ['a', 'b', 'c', 'd', 'e'].map(buttonsOf).join('')
})

it('buttons show the lists of the device, and no others become toggles', () => {
  localStorage.setItem('saved', '[{"id":"a","name":"Cart a","price":1}]')
  sessionStorage.setItem('compared', '[{"id":"b"}]')
  paint()
  expect([isShown('a', 'saved'), isShown('a', 'compared')]).toEqual(['true', 'false'])
  expect([isShown('b', 'saved'), isShown('b', 'compared')]).toEqual(['false', 'true'])
  expect(document.querySelector('[data-remove][aria-pressed]')).toBeNull()
  expect(document.documentElement.style.getPropertyValue('--saved')).toBe('"1"')
  expect(document.documentElement.style.getPropertyValue('--compared')).toBe('"1"')
})

it('a press does what the button showed, even if another tab has done it already', () => {
  expect(press(find('a', 'saved'), false)).toMatchObject({ text: 'Saved.', link: { href: '/saved' } })
  expect(press(find('a', 'saved'), false)).toMatchObject({ text: 'Saved.' })
  expect(SAVED.read()).toEqual([{ id: 'a', name: 'Cart a', price: 9995 }])
  expect(press(find('a', 'saved'), true)).toEqual({ text: 'Removed from your saved carts.' })
  press(find('a', 'saved'), true)
  expect(SAVED.read()).toEqual([])
})

it('a fifth cart to compare is refused in words', () => {
  for (const id of ['a', 'b', 'c', 'd']) expect(press(find(id, 'compared'), false)).toBeNull()
  expect(press(find('e', 'compared'), false)?.text).toContain('Take one out to add the Cart e.')
  expect(COMPARED.has('e')).toBe(false)
  expect(press(find('a', 'compared'), true)).toBeNull()
  expect(COMPARED.read().map(({ id }) => id)).toEqual(['b', 'c', 'd'])
})
