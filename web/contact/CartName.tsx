import { type ReactNode, useContext } from 'react'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { SubmittedFormContext } from '#web/environment/submittedForm.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'
import { useSubject } from './useSubject.ts'

type Props = { context: InquiryContext; children: (name?: string) => ReactNode }

const Named = ({ context, children }: Props) => children(useSubject(context).name)

/** Shows something with the name of the cart that an inquiry is about, or without it. */
export const CartName = ({ context, children }: Props) => {
  const isWithoutData = useContext(SubmittedFormContext)?.withoutData
  if (!context.vehicle || isWithoutData) return children()
  return (
    <QueryBoundary fallback={() => children()}>
      <Named context={context}>{children}</Named>
    </QueryBoundary>
  )
}
