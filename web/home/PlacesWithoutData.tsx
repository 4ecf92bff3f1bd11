import { SectionError } from '#web/shell/SectionError.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { AboutText } from './AboutText.tsx'
import { homePlaces } from './HomePlaces.styles.ts'

/** In place of the map, the towns and the showrooms. */
export const PlacesWithoutData = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <section className={layout.section} aria-labelledby="about">
    <div className={`${layout.page} ${homePlaces.about}`}>
      <AboutText />
      <SectionError what="The map, the towns and the showrooms" reason={reason} onRetry={onRetry} />
    </div>
  </section>
)
