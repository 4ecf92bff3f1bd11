import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { HOURS } from '#graph/dealer/dealer.ts'
import { clockOffset } from '#graph/dealer/opening-hours.ts'
import { SiteContext } from '#web/environment/site.ts'
import { OpenNow } from './OpenNow.tsx'

const at = (iso: string) => Date.parse(iso)
// A Friday in New York.
const BEFORE_OPENING = at('2026-11-20T13:30:00Z')
const MINUTE_BEFORE_CLOSING = at('2026-11-20T21:59:00Z')

describe('OpenNow', () => {
  afterEach(() => jest.useRealTimers())

  it('tells the time of the visitor, not that of a page from a cache, and follows the clock', () => {
    jest.useFakeTimers({ now: MINUTE_BEFORE_CLOSING })
    render(
      <SiteContext
        value={{
          url: 'http://site',
          renderedAt: BEFORE_OPENING,
          clockOffset: clockOffset(BEFORE_OPENING),
          specialDays: [],
          notice: null,
        }}
      >
        <OpenNow week={HOURS.week} />
      </SiteContext>,
    )
    expect(screen.getByText('Open now, until 5 PM').dataset.open).toBe('true')
    act(() => jest.advanceTimersByTime(60_000))
    expect(screen.getByText('Closed, opens Sat 9 AM').dataset.open).toBe('false')
  })
})
