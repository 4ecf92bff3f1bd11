import { fireEvent, render, screen } from '@testing-library/react'
import { ErrorBoundary } from './lazyWithBoundary.tsx'

let isBroken: boolean

const Part = () => {
  if (isBroken) throw new Error('out of order')
  return <p>In order</p>
}

const page = (
  <ErrorBoundary
    fallback={({ message }, retry) => (
      <button type="button" onClick={retry}>
        {message}
      </button>
    )}
  >
    <Part />
  </ErrorBoundary>
)

describe('ErrorBoundary', () => {
  const { error } = console

  beforeEach(() => {
    isBroken = true
    // React reports caught errors to the console.
    console.error = () => {}
  })
  afterEach(() => {
    console.error = error
  })

  it('shows the part again when a retry works', () => {
    render(page)
    fireEvent.click(screen.getByText('out of order'))
    expect(screen.queryByText('In order')).toBeNull()
    isBroken = false
    fireEvent.click(screen.getByText('out of order'))
    expect(screen.getByText('In order')).toBeTruthy()
  })
})
