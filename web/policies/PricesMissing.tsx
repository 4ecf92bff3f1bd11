import { SectionError } from '#web/shell/SectionError.tsx'

export const PricesMissing = (props: { reason?: string; onRetry: () => void }) => (
  <SectionError what="The prices" {...props} />
)
