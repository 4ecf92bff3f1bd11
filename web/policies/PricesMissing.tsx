import { SectionError } from '#web/app/SectionError.tsx'

export const PricesMissing = (props: { reason?: string; onRetry: () => void }) => (
  <SectionError what="The prices" {...props} />
)
