import { render, screen } from '@testing-library/react'
import { MunicipalityGrid } from './MunicipalityGrid.tsx'

describe('MunicipalityGrid', () => {
  it('links each town to its address, with the kind in full', () => {
    render(
      <MunicipalityGrid
        municipalities={[
          { slug: 'dallas', name: 'Dallas', type: 'BOROUGH' },
          { slug: 'hazleton', name: 'Hazleton', type: 'CITY' },
        ]}
      />,
    )
    const dallas = screen.getByRole('link', { name: 'Dallas borough' })
    expect(dallas.textContent).toBe('Dallas borough')
    expect(dallas.getAttribute('href')).toBe('/dallas-golf-carts')
    expect(screen.getByRole('link', { name: 'Hazleton city' }).getAttribute('href')).toBe('/hazleton-golf-carts')
  })
})
