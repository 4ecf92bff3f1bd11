import { fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { Toaster } from './Toaster.tsx'

it('shows title, description, an action that does what it says, and a way to close it', async () => {
  let undone = 0
  const action = { label: 'Undo', onClick: () => undone++ }
  render(<Toaster latest={{ title: 'Removed', description: 'The cart is off the list.', action }} />)
  expect(await screen.findByText('Removed')).toBeTruthy()
  expect(screen.getByText('The cart is off the list.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undone).toBe(1)
  await waitForElementToBeRemoved(() => screen.queryByText('Removed'))
})

it('shows one toast at a time', async () => {
  const { rerender } = render(<Toaster latest={{ title: 'First' }} />)
  await screen.findByText('First')
  rerender(<Toaster latest={{ title: 'Second', variant: 'destructive' }} />)
  const second = await screen.findByText('Second')
  expect(screen.queryByText('First')).toBeNull()
  expect(second.closest('[data-type]')?.getAttribute('data-type')).toBe('error')
})
