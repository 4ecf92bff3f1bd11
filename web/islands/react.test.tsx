import { act, waitFor } from '@testing-library/react'
import { Suspense, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { restoreHtmlOnError } from './restoreHtmlOnError.ts'
import { SKIP_HYDRATION } from './serverHtml.ts'

const containerOf = (html: string) => {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.replaceChildren(container)
  return container
}

let setName: (name: string) => void
let timesAsked: number

const Asking = () => {
  const [name, set] = useState('first')
  setName = set
  useSyncExternalStore(
    () => () => {},
    () => null,
    () => {
      timesAsked++
      return null
    },
  )
  return <p>{name}</p>
}

const Keeping = () => {
  const [name, set] = useState('first')
  setName = set
  return <div data-name={name} {...SKIP_HYDRATION} />
}

const Counter = () => {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const Unmounting = ({ root }: { root: Root }) => {
  useEffect(() => () => root.unmount(), [root])
  return null
}

let letGo: () => void
const untilLetGo = new Promise<void>((resolve) => {
  letGo = resolve
})

const Loading = () => {
  use(untilLetGo)
  return <p>from the browser</p>
}

const Replaced = () => {
  const [name, set] = useState('first')
  setName = set
  return <Suspense fallback="pending">{name === 'first' ? <div {...SKIP_HYDRATION} /> : <Loading />}</Suspense>
}

const Failing = () => {
  throw new Error('out of order')
}

const { error } = console
let complaints: unknown[]
const ignore = () => {}

beforeEach(() => {
  complaints = []
  console.error = (...words) => complaints.push(words)
})
afterEach(() => {
  console.error = error
})

describe('React, on which islands and static parts rest', () => {
  it('asks for the snapshot of the server while it hydrates, and at no other time', async () => {
    timesAsked = 0
    await act(async () => createRoot(containerOf('')).render(<Asking />))
    expect(timesAsked).toBe(0)
    await act(async () => hydrateRoot(containerOf('<p>first</p>'), <Asking />))
    expect(timesAsked).toBeGreaterThan(0)
    timesAsked = 0
    await act(async () => setName('second'))
    expect(timesAsked).toBe(0)
  })

  it('leaves the HTML of an element that keeps it, when it hydrates and when it renders again', async () => {
    const container = containerOf('<div><p>from the server</p></div>')
    const text = container.querySelector('p')
    await act(async () => hydrateRoot(container, <Keeping />))
    await act(async () => setName('second'))
    expect(container.innerHTML).toBe('<div data-name="second"><p>from the server</p></div>')
    expect(container.querySelector('p')).toBe(text)
  })

  it('keeps what a boundary shows while a transition in it waits', async () => {
    const container = containerOf('<!--$--><div><p>from the server</p></div><!--/$-->')
    await act(async () => hydrateRoot(container, <Replaced />))
    await act(async () => startTransition(() => setName('second')))
    expect(container.textContent).toBe('from the server')
    await act(async () => letGo())
    expect(container.textContent).toBe('from the browser')
  })

  it('hydrates a root within the kept HTML of another', async () => {
    const container = containerOf('<div><button type="button">0</button></div>')
    await act(async () => hydrateRoot(container, <div {...SKIP_HYDRATION} />))
    await act(async () => hydrateRoot(container.firstElementChild!, <Counter />))
    await act(async () => container.querySelector('button')!.click())
    expect(container.textContent).toBe('1')
    expect(complaints).toEqual([])
  })

  it('refuses to unmount a root while it renders another', async () => {
    const inner = createRoot(containerOf(''))
    await act(async () => inner.render(<p>island</p>))
    const outer = createRoot(document.createElement('div'))
    await act(async () => outer.render(<Unmounting root={inner} />))
    await act(async () => outer.render(null))
    expect(complaints.join()).toContain('synchronously unmount a root while React was already rendering')
  })

  it('empties a root that fails; restoreHtmlOnError puts the nodes back', async () => {
    // Within act, React throws what roots should report.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    const container = containerOf('<p>from the server</p>')
    hydrateRoot(container, <Failing />, { onUncaughtError: ignore })
    await waitFor(() => expect(container.innerHTML).toBe(''))

    const kept = containerOf('<p>from the server</p>')
    const text = kept.firstChild
    // jsdom has no such function.
    const isReported = new Promise((resolve) => Object.assign(window, { reportError: resolve }))
    const root: Root = hydrateRoot(
      kept,
      <Failing />,
      restoreHtmlOnError(kept, () => root),
    )
    await isReported
    await waitFor(() => expect(kept.firstChild).toBe(text))
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })
})
