import { jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router'
import { DEALER, HOURS } from '#graph/dealer/dealer.ts'
import { clockOffset } from '#graph/dealer/opening-hours.ts'
import { ISLANDS } from '#web/app/islands.ts'
import { SiteContext } from '#web/environment/site.ts'
import { openNow } from '#web/ui/opening-hours/OpenNow.styles.ts'
import { IslandsContext } from './island.tsx'
import { withoutHydration } from './withoutHydration.tsx'

const MONDAY_NOON = Date.parse('2026-11-23T17:00:00Z')

let renders = 0
const Text = () => {
  renders++
  return <p>from the browser</p>
}
const StaticText = withoutHydration(Text)

let navigate: NavigateFunction
const Navigation = () => {
  navigate = useNavigate()
  return null
}

/** Hydrates a page whose static part has this HTML. */
const open = async (html: string) => {
  renders = 0
  const root = document.createElement('div')
  root.innerHTML = `<div data-static="">${html}</div>`
  document.body.replaceChildren(root)
  await act(async () => {
    hydrateRoot(
      root,
      <SiteContext
        value={{
          url: 'https://carts.example',
          renderedAt: MONDAY_NOON,
          clockOffset: clockOffset(MONDAY_NOON),
          specialDays: [],
          notice: null,
        }}
      >
        <IslandsContext value={ISLANDS}>
          <MemoryRouter>
            <StaticText />
            <Navigation />
          </MemoryRouter>
        </IslandsContext>
      </SiteContext>,
    )
  })
  return root
}

/** An island that says something else once it has started. */
const islandOf = (attributes = '') => {
  const props = JSON.stringify({ week: HOURS.week, place: DEALER.mainLocationId }).replaceAll('"', '&quot;')
  return `<div data-island="OpenNow" data-props="${props}" ${attributes}><p class="${openNow.line}" data-open="true">Open now, until 5 PM</p></div>`
}

const go = (address: string) => act(async () => navigate(address))

describe('a static part', () => {
  it('keeps its HTML without being rendered', async () => {
    const root = await open('<p>from the server</p>')
    expect(root.textContent).toBe('from the server')
    expect(renders).toBe(0)
  })

  it('is rendered in the browser once the address changes, also on the way back', async () => {
    const root = await open('<p>from the server</p>')
    await go('/?page=2')
    expect(root.textContent).toBe('from the browser')
    await go('/')
    expect(root.textContent).toBe('from the browser')
  })

  it('starts its islands with the props in their elements', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(MONDAY_NOON + 9 * 60 * 60_000)
    const root = await open(islandOf())
    expect(root.querySelector('[data-open=false]')?.textContent).toMatch(/^Closed, opens Tue/)
    await go('/?page=2')
    expect(root.textContent).toBe('from the browser')
  })

  it.each(['pointerover', 'touchstart', 'focusin'])(
    'starts an island that waits for its first use at %s',
    async (use) => {
      jest.spyOn(Date, 'now').mockReturnValue(MONDAY_NOON + 9 * 60 * 60_000)
      const root = await open(islandOf('data-starts-on-use=""'))
      const line = root.querySelector('[data-open]')!
      await act(async () => line.parentElement!.parentElement!.dispatchEvent(new Event(use, { bubbles: true })))
      expect(line.textContent).toBe('Open now, until 5 PM')
      await act(async () => line.dispatchEvent(new Event(use, { bubbles: true })))
      expect(line.textContent).toMatch(/^Closed, opens Tue/)
    },
  )
})
