import { fireEvent, render, screen } from '@testing-library/react'
import { subscribe } from '#web/ui/persistedList.ts'
import { renderTown, startTown } from './renderTown.ts'
import { TownSelect } from './TownSelect.tsx'
import { TOWN } from './town.ts'

const town = (name: string, latitude: number, roadMiles: number) => ({
  slug: name.toLowerCase(),
  name,
  coordinates: { latitude, longitude: -76 },
  delivery: { roadMiles },
})

it('shows the nearest showroom first with its distance', () => {
  const { container } = render(
    <>
      <TownSelect id="town" towns={[town('Hazleton', 40.96, 20), town('Dallas', 41.34, 15)]} hasCoordinates />
      <ul data-showrooms="">
        <li data-at="41.4,-76">
          North <span data-miles="" />
        </li>
        <li data-at="40.9,-76">
          South <span data-miles="" />
        </li>
      </ul>
    </>,
  )
  startTown()
  subscribe(renderTown)
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const choose = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })
  choose('hazleton')
  expect(texts('li')).toEqual(['South about 6 miles', 'North about 39 miles'])
  expect(JSON.parse(localStorage.getItem('town')!)).toMatchObject([{ id: 'hazleton', miles: 20 }])
  choose('')
  expect(texts('li')).toEqual(['North ', 'South '])
  expect(localStorage.getItem('town')).toBeNull()
})

const slot = (name: string) => document.querySelector(`[data-slot=${name}]`)!.textContent

it('a cart’s page has fee, total and month of the chosen town, and starts the estimate that finances it', () => {
  document.body.innerHTML = `
    <div data-delivery="6,4000,6,400,0.02027192">
      <b data-slot="fee">$6 per mile</b><b data-slot="total">From $4,240</b><b data-slot="month">$78</b>
    </div>
    <div data-island="MonthlyEstimate"></div>`
  const used: Event[] = []
  document.addEventListener('change', (event) => used.push(event))
  renderTown()
  expect([slot('total'), used.length]).toEqual(['From $4,240', 0])
  TOWN.write([{ id: 'hazleton', name: 'Hazleton', miles: 20 }])
  renderTown()
  expect([slot('fee'), slot('total'), slot('month')]).toEqual(['$120', '$4,367', '$80'])
  expect((used.at(-1)!.target as HTMLElement).dataset.island).toBe('MonthlyEstimate')
  TOWN.write([])
  renderTown()
  expect([slot('fee'), slot('total'), slot('month')]).toEqual(['$6 per mile', 'From $4,240', '$78'])
})
