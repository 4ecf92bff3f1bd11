import { SectionError } from '#web/shell/SectionError.tsx'

/** In place of the map and the list of towns; the claims beside them stand alone. */
export const AreaWithoutData = (props: { reason?: string; onRetry: () => void }) => (
  <SectionError what="The map and the list of towns" {...props} />
)
