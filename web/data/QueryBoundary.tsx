import { createContext, type ReactNode, Suspense, use, useId } from 'react'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { failureReason } from './failedCall.ts'
import { SectionContext } from './useUniversalQuery.ts'

type Failure = {
  error: Error
  /** Whether the page is about the data that failed: then it answers with 503, otherwise with 200. */
  isMain: boolean
}

/** The sections of the rendered page whose query failed, by their `useId`. */
export type Failures = Map<string, Failure>

export const FailuresContext = createContext<Failures>(new Map())

type Props = {
  children: ReactNode
  /** Whether the page is about this data. When it fails, the answer is 503, else 200. */
  isMain?: boolean
} & (
  | {
      fallback: (error: Error) => ReactNode
    }
  | {
      /** The title of the error, for instance "The prices didn't load", what stands around it, and what comes after it. */
      failure: string
      around?: (message: ReactNode) => ReactNode
      after?: ReactNode
    }
)

/**
 * A section with live data, which fails alone. React has no error boundaries on the server: the section notes a query that fails,
 * and the page's next rendering shows the fallback in its place.
 */
export const QueryBoundary = ({ children, isMain = false, ...props }: Props) => {
  const id = useId()
  const failures = use(FailuresContext)
  const failed = failures.get(id)
  if (failed) {
    if ('fallback' in props) return props.fallback(failed.error)
    const { failure, around = (message) => message, after } = props
    return (
      <>
        {around(<ErrorState title={failure} reason={failureReason(failed.error)} />)}
        {after}
      </>
    )
  }
  return (
    <SectionContext value={(error) => failures.set(id, { error, isMain })}>
      <Suspense>{children}</Suspense>
    </SectionContext>
  )
}
