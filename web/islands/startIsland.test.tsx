import { jest } from '@jest/globals'
import { WEEK } from '#graph/testing/week.ts'
import type { IslandsCode } from './island.tsx'
import { startIsland } from './startIsland.tsx'

// faults/foreignChanges.spec.ts has islands whose HTML somebody else changed.

const SITE = { url: '', renderedAt: 0, clockOffset: 0, specialDays: [], notice: null, week: WEEK, showrooms: [] }

// React works as in a browser. After Testing Library's own `beforeAll`, which says the contrary.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
window.addEventListener('error', (event) => event.preventDefault())

const Failing = () => {
  throw new Error('out of order')
}

it('an island that throws gets its nodes back, and is not started again', async () => {
  document.body.innerHTML = '<div data-island="ContactForm"><form></form></div>'
  const island = document.body.firstElementChild as HTMLElement
  const form = island.firstChild
  // jsdom has no such function.
  Object.assign(window, { reportError: () => {} })
  const islands = Object.fromEntries([['ContactForm', async () => Failing]]) as unknown as IslandsCode
  await expect(startIsland(island, { islands, site: SITE })).rejects.toThrow('out of order')
  expect(island.firstChild).toBe(form)
  expect(island.dataset.island).toBeUndefined()
})
