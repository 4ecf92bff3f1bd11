import { fireEvent, render, screen } from '@testing-library/react'
import { ErrorBoundary } from './lazyWithBoundary.tsx'

let isBroken = true

const Part = () => {
  if (isBroken) throw new Error('out of order')
  return <p>In order</p>
}

it('a part that failed is shown again when a retry works', () => {
  const { error } = console
  // React reports caught errors to the console.
  console.error = () => {}
  const fallback = ({ message }: Error, retry: () => void) => (
    <button type="button" onClick={retry}>
      {message}
    </button>
  )
  render(
    <ErrorBoundary fallback={fallback}>
      <Part />
    </ErrorBoundary>,
  )
  fireEvent.click(screen.getByText('out of order'))
  expect(screen.queryByText('In order')).toBeNull()
  isBroken = false
  fireEvent.click(screen.getByText('out of order'))
  expect(screen.getByText('In order')).toBeTruthy()
  console.error = error
})
