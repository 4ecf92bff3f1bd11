import { createContext, type ReactNode, Suspense, use, useId } from 'react'

type Failure = {
  error: Error
  /** Whether the page is about what failed: it answers with 503 then, and with 200 otherwise. */
  isMain: boolean
}

/** On the server only: the sections of the page being rendered that have no data, by their `useId`. */
export type Failures = Map<string, Failure>

export const FailuresContext = createContext<Failures>(new Map())

/** Tells the section around a query that the query failed. */
export const SectionContext = createContext<(error: Error) => void>(() => {})

type Props = {
  children: ReactNode
  pending: ReactNode
  fallback: (error: Error, retry: () => void) => ReactNode
  isMain?: boolean
}

const byLink = () => {}

/**
 * An error boundary for the server, where React has none: a query that fails is noted, and the next rendering of the
 * page shows the fallback in the section's place.
 */
export const ServerSection = ({ children, pending, fallback, isMain = false }: Props) => {
  const id = useId()
  const failures = use(FailuresContext)
  const failure = failures.get(id)
  if (failure) return fallback(failure.error, byLink)
  return (
    <SectionContext value={(error) => failures.set(id, { error, isMain })}>
      <Suspense fallback={pending}>{children}</Suspense>
    </SectionContext>
  )
}
