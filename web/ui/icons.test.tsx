import { render, screen } from '@testing-library/react'
import * as icons from './icons.tsx'
import { iconSprite, X } from './icons.tsx'

const htmlOf = (icons: React.ReactNode) => render(icons).container.innerHTML

it('an icon is decoration without a label, and an image with one', () => {
  const { rerender } = render(<X />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<X label="Close" />)
  expect(screen.getByRole('img', { name: 'Close' })).toBeDefined()
})

it('a document holds the drawing of each icon that it shows, once', () => {
  const html = htmlOf([<icons.Star key="1" />, <icons.Star key="2" />, <X key="3" />])
  const sprite = iconSprite(html)
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['i-star', 'i-x'])
  expect(html).not.toContain('<path')
})

it('an icon that appears later brings its drawing', () => {
  document.body.innerHTML = iconSprite(htmlOf(<X />))
  render([<icons.Star key="1" />, <icons.Star key="2" />, <X key="3" />])
  const symbols = [...document.querySelectorAll('#icons > symbol')]
  expect(symbols.map(({ id }) => id)).toEqual(['i-x', 'i-star'])
  expect(symbols[1]!.firstElementChild!.namespaceURI).toBe('http://www.w3.org/2000/svg')
})

it('no two icons share a name', () => {
  const { iconSprite: _, ...all } = icons
  const drawings = Object.values(all).map((Icon) => htmlOf(<Icon />))
  expect(new Set(drawings).size).toBe(drawings.length)
})
