import { render, screen } from '@testing-library/react'
import { MunicipalityGrid } from './MunicipalityGrid.tsx'
import { ServiceArea } from './ServiceArea.tsx'

const DALLAS = { slug: 'dallas', name: 'Dallas', type: 'BOROUGH' } as const

const dallas = () => screen.getByRole('link', { name: 'Dallas borough' })

it('links each town to its page, with the kind in full', () => {
  render(<MunicipalityGrid municipalities={[DALLAS]} />)
  expect(dallas().getAttribute('href')).toBe('/dallas-golf-carts')
})

it('links the towns of a rental page to theirs', () => {
  render(
    <ServiceArea
      town={{ ...DALLAS, coordinates: { latitude: 41.3362, longitude: -75.9633 }, nearby: [] }}
      towns={[{ ...DALLAS, coordinates: { latitude: 41.3362, longitude: -75.9633 } }]}
      showrooms={[]}
      title="Rentals around Dallas"
      lead=""
      nearbyTitle=""
      hrefOf={({ slug }) => `/rentals/${slug}`}
    />,
  )
  expect(dallas().getAttribute('href')).toBe('/rentals/dallas')
})
