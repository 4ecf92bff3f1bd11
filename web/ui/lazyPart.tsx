import { type ComponentType, type ReactNode, lazy as reactLazy, Suspense, useEffect } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

type Options<Props> = {
  /** Shown while the code loads; null shows nothing, and where it is left out, what is around the part waits with it. */
  pending?: ReactNode
  /** Shown when the code does not come, or when the part throws; nothing where it is left out. */
  fallback?: (props: Props, retry: () => void) => ReactNode
}

const Failed = ({ onGone, children }: { onGone: () => void; children: ReactNode }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is gone
  useEffect(() => onGone, [])
  return children
}

/**
 * A part of the page whose code is loaded when the part is first shown. It stands in an error boundary of its own, so
 * that a script that does not come never takes more of the page than this part. A part that failed is loaded again when
 * it is shown again.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending, fallback }: Options<Props> = {},
) => {
  const create = () => reactLazy(async () => ({ default: (await load()) as ComponentType<object> }))
  let Part = create()

  /** React remembers a rejected import; another component begins anew. */
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
