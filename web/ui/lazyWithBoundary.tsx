import { type ComponentType, type ReactNode, lazy as reactLazy, Suspense, useEffect } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

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
