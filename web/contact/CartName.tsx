import { type ReactNode, useContext } from 'react'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { SubmittedFormContext } from '#web/environment/submittedForm.ts'
import { useInquiryPreviewSuspenseQuery } from '#web/generated/graphql.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'
import { previewOf } from './contextInput.ts'

type Props = { context: InquiryContext; children: (name?: string | null) => ReactNode }

const Named = ({ context, children }: Props) =>
  children(useInquiryPreviewSuspenseQuery({ variables: previewOf(context) }).data.inquiryPreview.vehicleName)

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
