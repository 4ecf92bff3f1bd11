import { render, screen, within } from '@testing-library/react'
import { CountyMap } from './CountyMap.tsx'
import { ServiceArea } from './ServiceArea.tsx'

const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } })
const DALLAS = { slug: 'dallas', name: 'Dallas', ...at(41.3362, -75.9633) }
const HAZLETON = { slug: 'hazleton', name: 'Hazleton', ...at(40.9584, -75.9746) }
const SCRANTON = { id: 'scranton', name: 'Ridgeline Golf Carts – Scranton', ...at(41.409, -75.6624) }
const HATFIELD = { id: 'hatfield', name: 'Ridgeline Golf Carts – Hatfield', ...at(40.2798, -75.6624) }

describe('CountyMap', () => {
  it('links the cities and the showrooms by the name of the place alone, and names the other towns', () => {
    render(<CountyMap title="Towns we serve" towns={[DALLAS, HAZLETON]} showrooms={[SCRANTON]} />)
    expect(screen.getByTitle('Dallas')).toBeTruthy()
    expect(screen.getByRole('figure', { name: 'Towns we serve' })).toBeTruthy()
    const addresses = within(screen.getByRole('figure'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(addresses).toEqual([
      ['Scranton showroom', '/showroom#scranton'],
      ['Hazleton', '/hazleton-golf-carts'],
    ])
  })

  it('names what lies beyond its edge', () => {
    render(<CountyMap title="Towns we serve" towns={[DALLAS]} showrooms={[HATFIELD]} />)
    expect(within(screen.getByRole('figure')).queryByRole('link')).toBeNull()
    expect(screen.getByText('Hatfield is 60 miles south')).toBeTruthy()
  })

  it('marks the place of the page and tells the way to the nearest showroom', () => {
    render(<CountyMap title="Towns we serve" towns={[DALLAS]} showrooms={[HATFIELD, SCRANTON]} currentSlug="dallas" />)
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Dallas')
    const directions = screen.getByRole('link', { name: 'Directions to Scranton (opens in a new tab)' })
    expect(directions.getAttribute('href')).toBe('https://www.openstreetmap.org/directions?to=41.409,-75.6624')
  })

  it('of the whole county has no tools: its showrooms are beside it', () => {
    render(<CountyMap title="Towns we serve" towns={[DALLAS]} showrooms={[]} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('is beside the nearest towns, which lead to pages of the same kind', () => {
  const dallas = { ...DALLAS, type: 'BOROUGH' as const }
  const texts = { title: '', lead: '', nearbyTitle: '' }
  render(
    <ServiceArea
      town={{ ...dallas, slug: 'kingston', nearby: [dallas] }}
      towns={[dallas]}
      showrooms={[]}
      hrefOf={({ slug }) => `/rentals/${slug}`}
      {...texts}
    />,
  )
  expect(screen.getByRole('link', { name: /^Dallas/ }).getAttribute('href')).toBe('/rentals/dallas')
})
