import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { EcoCalculator } from './EcoCalculator.tsx'
import { costTicks } from './EcoResults.tsx'

const GREAT_CHOICE = 'Great Choice for the Environment!'
const CELEBRATED = 'Your switch to electric saves the planet and your wallet'
const NET_SAVINGS = '$840'

const button = () => screen.getByRole<HTMLButtonElement>('button')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom knows no media queries; under reduced motion figures do not count up.
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
})
afterEach(() => {
  jest.useRealTimers()
})

it('calculates for 1.5 s with the button disabled, cheers for 3 s and keeps the results', () => {
  window.history.replaceState(null, '', '/eco-impact')
  render(
    <BrowserRouter>
      <EcoCalculator />
    </BrowserRouter>,
  )
  fireEvent.change(screen.getByLabelText('Miles per week'), { target: { value: '75' } })
  fireEvent.click(screen.getByLabelText('1 year'))
  fireEvent.click(button())
  expect(button().textContent).toBe('Calculating...')
  expect(button().disabled).toBe(true)

  pass(1499)
  expect(screen.queryByText(NET_SAVINGS)).toBeNull()
  pass(1)
  expect(button().disabled).toBe(false)
  expect(screen.getByText(NET_SAVINGS)).not.toBeNull()
  expect(screen.getByRole('status').textContent).toContain(`${GREAT_CHOICE} ${CELEBRATED}`)
  expect(screen.getByRole('status').textContent).toContain(`Net savings: ${NET_SAVINGS}`)

  expect(window.location.search).toBe('?miles=75&usage=recreational&years=1')

  pass(2999)
  expect(screen.getByRole('status').textContent).toContain(GREAT_CHOICE)
  pass(1)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByText(NET_SAVINGS)).not.toBeNull()
})

it('draws at most five lines, in round steps up to the largest value, and one where there is nothing to show', () => {
  expect(costTicks(910)).toEqual([0, 250, 500, 750])
  expect(costTicks(3033.33)).toEqual([0, 1000, 2000, 3000])
  expect([0, -12].map(costTicks)).toEqual([[0], [0]])
  for (let largest = 0.01; largest < 1e6; largest *= 1.37) expect(costTicks(largest).length).toBeLessThanOrEqual(5)
})
