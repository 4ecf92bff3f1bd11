import { render, screen } from '@testing-library/react'
import { X } from './shellIcons.tsx'

describe('an icon', () => {
  it('is as large as asked for', () => {
    const { container } = render(<X size={18} />)
    const { width, height } = container.querySelector('svg')!.style
    expect([width, height]).toEqual(['18px', '18px'])
  })

  it('is decoration without a label, and an image with one', () => {
    const { rerender } = render(<X />)
    expect(screen.queryByRole('img')).toBeNull()
    rerender(<X label="Close" />)
    expect(screen.getByRole('img', { name: 'Close' })).toBeDefined()
  })
})
