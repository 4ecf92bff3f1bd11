import { jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { WEEK } from '#graph/testing/week.ts'
import type { IslandsCode } from './island.tsx'
import { startIsland } from './startIsland.tsx'

const SITE = { url: '', renderedAt: 0, clockOffset: 0, specialDays: [], notice: null, week: WEEK, showrooms: [] }

/** As the islands of this site: fields that React controls, and an effect that takes over what is in them. */
const Form = () => {
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    const typed = new FormData(form.current!)
    setName(String(typed.get('name')))
    setNew(typed.has('new'))
  }, [])
  return (
    <form ref={form}>
      <p>Your name</p>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" name="new" checked={isNew} onChange={(event) => setNew(event.target.checked)} />
      <button type="button" onClick={() => setName('pressed')}>
        Press
      </button>
    </form>
  )
}

const HTML =
  '<form><p>Your name</p><input name="name" value=""/><input type="checkbox" name="new"/><button type="button">Press</button></form>'

// React works as in a browser: the island starts when React gets to it, and React reports what it recovers from. After Testing
// Library's own `beforeAll`, which says the contrary.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
// These tests cause it to tell of hydration, and of nothing else.
beforeAll(() => jest.spyOn(console, 'error').mockImplementation((message) => expect(message).toContain('hydrat')))
window.addEventListener('error', (event) => event.preventDefault())

const ISLANDS = { ContactForm: async () => Form } as unknown as IslandsCode

/** Starts the island after somebody else changed its HTML, and the visitor typed. */
const start = async (change: (island: HTMLElement) => void) => {
  document.body.innerHTML = `<div data-island="ContactForm">${HTML}</div>`
  const island = document.body.firstElementChild as HTMLElement
  change(island)
  const field = island.querySelector('input')!
  field.focus()
  field.value = 'Patricia'
  field.setSelectionRange(3, 5)
  island.querySelector<HTMLInputElement>('[name=new]')!.checked = true
  const button = island.querySelector('button')!
  await startIsland(island, { islands: ISLANDS, site: SITE })
  return { island, button }
}

const wrap = (island: HTMLElement) => {
  island.querySelector('p')!.innerHTML = '<font><font>Su nombre</font></font>'
}

describe('an island whose HTML somebody else changed', () => {
  it.each<[string, (island: HTMLElement) => void]>([
    ['nothing', () => {}],
    ['a sibling element', (island) => island.querySelector('input')!.after(document.createElement('div'))],
    ['wrapped text', wrap],
    ['a removed text node', (island) => island.querySelector('p')!.replaceChildren()],
    ['a comment', (island) => island.querySelector('p')!.after(document.createComment('helper'))],
    ['an attribute', (island) => island.querySelector('input')!.setAttribute('data-helper', '')],
  ])('keeps what was typed, chosen and focused: %s', async (_kind, change) => {
    const { island } = await start(change)
    const field = island.querySelector('input')!
    expect(field.value).toBe('Patricia')
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5])
    expect(document.activeElement).toBe(field)
    expect(island.querySelector<HTMLInputElement>('[name=new]')!.checked).toBe(true)
  })

  it('goes on when its text is replaced after it has started', async () => {
    const { island, button } = await start(() => {})
    wrap(island)
    button.click()
    await waitFor(() => expect(island.querySelector('input')!.value).toBe('pressed'))
  })
})

const Failing = () => {
  throw new Error('out of order')
}

it('an island that throws gets its nodes back, and is not started again', async () => {
  document.body.innerHTML = `<div data-island="ContactForm">${HTML}</div>`
  const island = document.body.firstElementChild as HTMLElement
  const form = island.firstChild
  // jsdom has no such function.
  Object.assign(window, { reportError: () => {} })
  const load = async () => Failing
  const islands = Object.fromEntries([['ContactForm', load]]) as unknown as IslandsCode
  await expect(startIsland(island, { islands, site: SITE })).rejects.toThrow('out of order')
  expect(island.firstChild).toBe(form)
  expect(island.dataset.island).toBeUndefined()
})
