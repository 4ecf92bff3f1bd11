import { Component, type ComponentType, type ReactNode, lazy as reactLazy, Suspense, useEffect } from 'react'

type Options<Props> = {
  /** Shown while the code loads, null for nothing. Without it, the Suspense boundary around the part waits. */
  pending?: ReactNode
  /** Shown when the code does not load, or when the part throws; nothing by default. */
  fallback?: (props: Props, retry: () => void) => ReactNode
}

const Failed = ({ onGone, children }: { onGone: () => void; children: ReactNode }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on unmount
  useEffect(() => onGone, [])
  return children
}

/**
 * A part of the page whose code is loaded when the part is first shown. Its own error boundary keeps the rest of the page
 * when the script does not load. A part that failed is loaded again when it is shown again.
 */
export const lazyWithBoundary = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending, fallback }: Options<Props> = {},
) => {
  const create = () => reactLazy(async () => ({ default: (await load()) as ComponentType<object> }))
  let Part = create()

  /** React remembers a rejected import: only another component repeats it. */
  const renew = () => {
    Part = create()
  }

  return (props: Props) => (
    <ErrorBoundary
      fallback={(_error, retry) => (
        <Failed onGone={renew}>
          {fallback?.(props, () => {
            renew()
            retry()
          })}
        </Failed>
      )}
    >
      {pending === undefined ? (
        <Part {...props} />
      ) : (
        <Suspense fallback={pending}>
          <Part {...props} />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}

type BoundaryProps = {
  children: ReactNode
  fallback: (error: Error, retry: () => void) => ReactNode
  /** Called once the fallback stands in the page. */
  onError?: () => void
}
type State = { error?: Error }

/** Shows a fallback in place of a part that fails, so that the rest of the page stays. */
export class ErrorBoundary extends Component<BoundaryProps, State> {
  state: State = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  componentDidCatch() {
    this.props.onError?.()
  }

  retry = () => this.setState({ error: undefined })

  render() {
    const { error } = this.state
    return error ? this.props.fallback(error, this.retry) : this.props.children
  }
}
