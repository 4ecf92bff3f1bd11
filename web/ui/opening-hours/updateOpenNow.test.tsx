import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { clockOffset } from '#graph/shared/opening-hours.ts'
import { WEEK } from '#graph/testing/week.ts'
import { SiteContext } from '#web/environment/site.ts'
import { OpenNow } from './OpenNow.tsx'
import { updateOpenNow } from './updateOpenNow.ts'

const at = (iso: string) => Date.parse(iso)
// A Friday in New York.
const BEFORE_OPENING = at('2026-11-20T13:30:00Z')
const MINUTE_BEFORE_CLOSING = at('2026-11-20T21:59:00Z')

const site = {
  url: 'http://site',
  renderedAt: BEFORE_OPENING,
  clockOffset: clockOffset(BEFORE_OPENING),
  specialDays: [],
  notice: null,
  week: WEEK,
  showrooms: [],
}

const open = () =>
  render(
    <SiteContext value={site}>
      <OpenNow week={WEEK} />
    </SiteContext>,
  )

afterEach(() => jest.useRealTimers())

it('tells the time of the visitor, not that of a page from a cache, and follows the clock', () => {
  jest.useFakeTimers({ now: MINUTE_BEFORE_CLOSING })
  open()
  updateOpenNow()
  expect(screen.getByText('Open now, until 5 PM').dataset.open).toBe('true')
  jest.advanceTimersByTime(60_000)
  expect(screen.getByText('Closed, opens Sat 9 AM').dataset.open).toBe('false')
})

it('leaves words alone that a browser has translated, as long as they are true', () => {
  jest.useFakeTimers({ now: BEFORE_OPENING })
  open()
  const line = screen.getByText('Closed, opens today 9 AM')
  line.innerHTML = '<font>Cerrado, abre hoy a las 9</font>'
  updateOpenNow()
  expect(line.textContent).toBe('Cerrado, abre hoy a las 9')
})
