import { waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { restoreHtmlOnError } from './restoreHtmlOnError.ts'

const containerOf = (html: string) => {
  const container = document.createElement('div')
  container.innerHTML = html
  return container
}

const Failing = () => {
  throw new Error('out of order')
}

it('puts the nodes back of which React empties a root that fails', async () => {
  // Within act, React throws what roots should report.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const container = containerOf('<p>from the server</p>')
  hydrateRoot(container, <Failing />, { onUncaughtError: () => {} })
  await waitFor(() => expect(container.innerHTML).toBe(''))

  const kept = containerOf('<p>from the server</p>')
  const text = kept.firstChild
  // jsdom has no such function.
  const isReported = new Promise((resolve) => Object.assign(window, { reportError: resolve }))
  const root: Root = hydrateRoot(
    kept,
    <Failing />,
    restoreHtmlOnError(
      kept,
      () => root,
      () => {},
    ),
  )
  await isReported
  await waitFor(() => expect(kept.firstChild).toBe(text))
})
