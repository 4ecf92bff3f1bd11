import { listedIds } from '#web/ui/listedIds.ts'
import { COMPARED, comparePath, SAVED } from './lists.ts'
import { renderButtons, toggle } from './startShortlist.ts'

const buttonsOf = (id: string) => `<form id="${id}" data-name="Cart ${id}" data-price="9995">
  <button name="ids" value="${id}" data-shortlist="compared" aria-label="Compare Cart ${id}" aria-pressed="false"></button>
  <button data-shortlist="saved" aria-label="Save Cart ${id}" aria-pressed="false"></button>
  <button data-remove=""></button></form>`

const find = (id: string, list: 'compared' | 'saved') =>
  document.querySelector<HTMLButtonElement>(`#${id} [data-shortlist=${list}]`)!
const isShown = (id: string, list: 'compared' | 'saved') => find(id, list).getAttribute('aria-pressed')

beforeEach(() => {
  COMPARED.write([])
  SAVED.write([])
  document.body.innerHTML = `${['a', 'b', 'c', 'd', 'e'].map(buttonsOf).join('')}<a id="to-shortlist"></a>`
})

it('buttons show the lists of the device, and no others become toggles', () => {
  localStorage.setItem('saved', '[{"id":"a","name":"Cart a","price":1}]')
  localStorage.setItem('compared', JSON.stringify([{ id: 'b', at: Date.now() }]))
  renderButtons()
  expect([isShown('a', 'saved'), isShown('a', 'compared')]).toEqual(['true', 'false'])
  expect([isShown('b', 'saved'), isShown('b', 'compared')]).toEqual(['false', 'true'])
  expect(document.querySelector('[data-remove][aria-pressed]')).toBeNull()
  expect(document.documentElement.style.getPropertyValue('--saved')).toBe('"1"')
  expect(document.documentElement.style.getPropertyValue('--compared')).toBe('"1"')
})

it('a press does what the button showed, even if another tab has done it already', () => {
  expect(toggle(find('a', 'saved'), false)).toMatchObject({ text: 'Saved.', link: { href: '/saved' } })
  expect(toggle(find('a', 'saved'), false)).toMatchObject({ text: 'Saved.' })
  expect(SAVED.read()).toEqual([{ id: 'a', name: 'Cart a', price: 9995 }])
  expect(toggle(find('a', 'saved'), true)).toEqual({ text: 'Removed from your saved carts.' })
  toggle(find('a', 'saved'), true)
  expect(SAVED.read()).toEqual([])
})

it('the link to the chosen carts follows the last of them, also when its card was removed with the link', () => {
  const link = document.getElementById('to-shortlist')
  toggle(find('a', 'compared'), false)
  renderButtons()
  expect(find('a', 'compared').nextElementSibling).toBe(link)
  document.getElementById('a')!.remove()
  toggle(find('b', 'compared'), false)
  renderButtons()
  expect(find('b', 'compared').nextElementSibling).toBe(link)
  toggle(find('c', 'compared'), false)
  toggle(find('c', 'compared'), true)
  renderButtons()
  expect(find('b', 'compared').nextElementSibling).toBe(link)
})

it('carts to compare are forgotten after a day', () => {
  const HOUR = 3_600_000
  const carts = [25, 23].map((hours) => ({ id: `h${hours}`, at: Date.now() - hours * HOUR }))
  localStorage.setItem('compared', JSON.stringify(carts))
  expect(COMPARED.read().map(({ id }) => id)).toEqual(['h23'])
})

it.each([[['denago-nomad-xl', 'nomad.2~x']], [['a,b', '100 %', 'a/b?c&d=e#"<>', 'Ä %2C']]])(
  'the address of a comparison leads back to the ids %j',
  (ids) => {
    const { searchParams } = new URL(comparePath(ids), 'https://carts.example')
    expect(listedIds(searchParams.get('ids')!)).toEqual(ids)
  },
)

it('writes plain ids plainly, and the rows that are shown', () => {
  expect(comparePath(['a', 'b'], { onlyDifferences: true })).toBe('/compare?ids=a,b&only=differences')
  expect(comparePath([])).toBe('/compare')
})
