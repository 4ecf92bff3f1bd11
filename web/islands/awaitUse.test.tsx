import { jest } from '@jest/globals'
import { awaitUse } from './awaitUse.ts'
import { NOT_LOADED_ID } from './earlyPresses.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

let script: { starts: number; works: boolean; waitsFor?: Promise<void> }
let prepared = 0

const start = async () => {
  script.starts++
  await script.waitsFor
  if (!script.works) throw new Error('no network')
}

const open = (html: string) => {
  document.body.innerHTML = `<p id="${NOT_LOADED_ID}" hidden></p><div data-island="ContactForm">${html}</div>`
  script = { starts: 0, works: true }
}

// Once, because it listens to the window of all tests.
awaitUse(start, () => prepared++)

it.each([
  ['pointermove', {}, 1],
  ['pointermove', { movementX: 0, movementY: 0 }, 0],
  ['touchstart', {}, 1],
  ['focusin', {}, 1],
  ['change', {}, 1],
])('starts once, at the first %s, but for a pointer at rest: %j', async (type, values, starts) => {
  open('<button type="button">Map</button>')
  for (let use = 0; use < 2; use++)
    document.querySelector('button')!.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), values))
  await settle()
  expect(script.starts).toBe(starts)
})

it('that starts too late is not started a second time', async () => {
  open('<button type="button">Map</button>')
  const started = Promise.withResolvers<void>()
  script.waitsFor = started.promise
  const button = document.querySelector('button')!
  jest.useFakeTimers()
  button.dispatchEvent(new Event('change', { bubbles: true }))
  await jest.advanceTimersByTimeAsync(20_000)
  jest.useRealTimers()
  expect(document.getElementById(NOT_LOADED_ID)!.hidden).toBe(false)
  started.resolve()
  await settle()
  button.dispatchEvent(new Event('focusin', { bubbles: true }))
  await settle()
  expect(script.starts).toBe(1)
  expect(document.getElementById(NOT_LOADED_ID)!.hidden).toBe(true)
})

it('says so when its script does not come for a choice, and tries again at the next use', async () => {
  open('<input>')
  const use = (type: string) => document.querySelector('input')!.dispatchEvent(new Event(type, { bubbles: true }))
  script.works = false
  use('focusin')
  await settle()
  expect(document.getElementById(NOT_LOADED_ID)!.hidden).toBe(true)
  use('change')
  await settle()
  expect(document.getElementById(NOT_LOADED_ID)!.hidden).toBe(false)
  script.works = true
  use('change')
  await settle()
  expect(script.starts).toBe(3)
  expect(document.getElementById(NOT_LOADED_ID)!.hidden).toBe(true)
})

it.each([
  ['/another-page', 0],
  ['?brand=denago', 1],
])('is used by its own links, not by those that lead to another page: %s', async (href, starts) => {
  open(`<a href="${href}">There</a>`)
  document.querySelector('a')!.dispatchEvent(new Event('touchstart', { bubbles: true }))
  await settle()
  expect(script.starts).toBe(starts)
})

it('is prepared for once, when it shows something and something else on the page is used', () => {
  const failed: unknown[] = []
  window.addEventListener('error', ({ error }) => failed.push(error), { once: true })
  open('')
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
  expect(failed).toEqual([])
  open('<a href="/another-page">There</a>')
  const use = (element: Element) => element.dispatchEvent(new Event('pointermove', { bubbles: true }))
  use(document.querySelector('a')!)
  expect(prepared).toBe(0)
  for (let times = 0; times < 2; times++) use(document.body)
  expect(prepared).toBe(1)
  expect(script.starts).toBe(0)
})
