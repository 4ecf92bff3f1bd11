import { render, screen } from '@testing-library/react'
import { X } from './shellIcons.tsx'

it('an icon is decoration without a label, and an image with one', () => {
  const { rerender } = render(<X />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<X label="Close" />)
  expect(screen.getByRole('img', { name: 'Close' })).toBeDefined()
})
