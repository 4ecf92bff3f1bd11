import { render, screen } from '@testing-library/react'
import { MunicipalityGrid } from './MunicipalityGrid.tsx'

describe('MunicipalityGrid', () => {
  it('links each town to its address, with the kind in full for screen readers', () => {
    render(
      <MunicipalityGrid
        municipalities={[
          { slug: 'dallas', name: 'Dallas', type: 'BOROUGH' },
          { slug: 'hazleton', name: 'Hazleton', type: 'CITY' },
        ]}
      />,
    )
    expect(screen.getByRole('link', { name: 'Dallas borough' }).getAttribute('href')).toBe('/dallas-golf-carts')
    expect(screen.getByRole('link', { name: 'Hazleton city' }).getAttribute('href')).toBe('/hazleton-golf-carts')
  })
})
