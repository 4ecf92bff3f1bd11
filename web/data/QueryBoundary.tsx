import { ApolloProvider } from '@apollo/client/react'
import { createContext, type ReactNode, Suspense, use, useId, useState } from 'react'
import { IS_SERVER } from '#web/environment/isServer.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { ErrorBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { dropClient, freshClient } from './client.ts'
import { failureReason } from './failedCall.ts'

type Failure = {
  error: Error
  /** Whether the page is about the data that failed: then it answers with 503, otherwise with 200. */
  isMain: boolean
}

/** On the server: the sections of the rendered page whose query failed, by their `useId`. */
export type Failures = Map<string, Failure>

export const FailuresContext = createContext<Failures>(new Map())

/** Tells the section around a query that the query failed. */
export const SectionContext = createContext<(error: Error) => void>(() => {})

type SectionProps = {
  children: ReactNode
  /** Shown while the queries below wait for their first answer; without it, the Suspense boundary around the section waits. */
  pending?: ReactNode
  /** Shown when a query below failed, its retries included. */
  fallback: (error: Error, retry: () => void) => ReactNode
  /** Whether the page is about this data. When it fails, a first visit is answered with 503, else with 200. */
  isMain?: boolean
}

type Props = Omit<SectionProps, 'fallback'> &
  (
    | Pick<SectionProps, 'fallback'>
    /** The title of the error, for instance "The prices didn't load", and what stands around it. */
    | { failure: string; around?: (message: ReactNode) => ReactNode }
  )

/** A section with live data: the boundary in which it waits and fails alone. On the server, queries need no client. */
export const QueryBoundary = (props: Props) => {
  if ('fallback' in props) return <Section {...props} />
  const { failure, around = (message) => message, ...section } = props
  const fallback: SectionProps['fallback'] = (error, retry) =>
    around(<ErrorState title={failure} reason={failureReason(error)} onRetry={retry} />)
  return <Section {...section} fallback={fallback} />
}

const ClientProvider = ({ children }: { children: ReactNode }) => {
  const [client] = useState(freshClient)
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}

const BrowserSection = ({ children, pending, fallback }: SectionProps) => (
  <ErrorBoundary fallback={fallback} onError={dropClient}>
    <ClientProvider>
      {pending === undefined ? children : <Suspense fallback={pending}>{children}</Suspense>}
    </ClientProvider>
  </ErrorBoundary>
)

// The server's HTML has a link that tries again.
const noRetry = () => {}

/**
 * An error boundary for the server, where React has none: the section notes a query that fails, and the page's next
 * rendering shows the fallback in its place.
 */
const ServerSection = ({ children, pending, fallback, isMain = false }: SectionProps) => {
  const id = useId()
  const failures = use(FailuresContext)
  const failure = failures.get(id)
  if (failure) return fallback(failure.error, noRetry)
  return (
    <SectionContext value={(error) => failures.set(id, { error, isMain })}>
      <Suspense fallback={pending}>{children}</Suspense>
    </SectionContext>
  )
}

const Section = IS_SERVER ? ServerSection : BrowserSection
