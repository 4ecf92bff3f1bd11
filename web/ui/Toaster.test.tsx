import { fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { Toaster } from './Toaster.tsx'

it('shows title, description, and a way to close it', async () => {
  render(<Toaster latest={{ title: 'Error', description: 'It was not sent.' }} />)
  expect(await screen.findByText('Error')).toBeTruthy()
  expect(screen.getByText('It was not sent.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitForElementToBeRemoved(() => screen.queryByText('Error'))
})

it('shows one toast at a time', async () => {
  const { rerender } = render(<Toaster latest={{ title: 'First', description: '' }} />)
  await screen.findByText('First')
  rerender(<Toaster latest={{ title: 'Second', description: '' }} />)
  const second = await screen.findByText('Second')
  expect(screen.queryByText('First')).toBeNull()
  expect(second.closest('[data-type]')?.getAttribute('data-type')).toBe('error')
})
