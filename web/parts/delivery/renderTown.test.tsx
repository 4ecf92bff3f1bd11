import { fireEvent, render, screen } from '@testing-library/react'
import { subscribe } from '#web/ui/persistedList.ts'
import { renderTown, startTown } from './renderTown.ts'
import { TownSelect } from './TownSelect.tsx'

const town = (name: string, latitude: number, roadMiles: number) => ({
  slug: name.toLowerCase(),
  name,
  coordinates: { latitude, longitude: -76 },
  delivery: { roadMiles },
})

it('shows the chosen town in every line, and the nearest showroom first with its distance', () => {
  const { container } = render(
    <>
      <TownSelect id="town" towns={[town('Hazleton', 40.96, 20), town('Dallas', 41.34, 15)]} />
      <p data-delivery="">Free delivery</p>
      <p data-delivery="6">$6 per mile</p>
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
  expect(texts('p')).toEqual(['Free delivery', '$6 per mile'])
  choose('hazleton')
  expect(texts('p')).toEqual(['Delivered to Hazleton free', 'Delivered to Hazleton for $120'])
  expect(texts('li')).toEqual(['South about 6 miles', 'North about 39 miles'])
  expect(JSON.parse(localStorage.getItem('town')!)).toMatchObject([{ id: 'hazleton', miles: 20 }])
  choose('')
  expect(texts('p')).toEqual(['Free delivery', '$6 per mile'])
  expect(texts('li')).toEqual(['North ', 'South '])
  expect(localStorage.getItem('town')).toBeNull()
})
