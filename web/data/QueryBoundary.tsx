import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, Suspense, useState } from 'react'
import { IS_SERVER } from '#web/environment/isServer.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { ErrorBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { dropClient, freshClient } from './client.ts'
import { failureReason } from './failedCall.ts'
import { type SectionProps, ServerErrorBoundary } from './ServerErrorBoundary.tsx'

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

const Section = IS_SERVER ? ServerErrorBoundary : BrowserSection

type Props = Omit<SectionProps, 'fallback'> &
  (
    | Pick<SectionProps, 'fallback'>
    /** The title of the error, for instance "The prices didn't load". */
    | { failure: string }
  )

/** A section with live data: the boundary in which it waits and fails alone. On the server, queries need no client. */
export const QueryBoundary = (props: Props) => {
  const fallback: SectionProps['fallback'] =
    'failure' in props
      ? (error, retry) => <ErrorState title={props.failure} reason={failureReason(error)} onRetry={retry} />
      : props.fallback
  return <Section {...props} fallback={fallback} />
}
