import { PendingSeo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { skeleton } from './card/skeleton.styles.ts'
import { vehiclePage } from './VehiclePage.styles.ts'

export const VehicleSkeleton = () => (
  <div className={vehiclePage.tinted} role="status" aria-busy="true" aria-label="Loading vehicle">
    <PendingSeo title="Golf cart" />
    <div className={layout.page}>
      <div className={skeleton.back} />
      <div className={vehiclePage.columns}>
        <div className={skeleton.large} />
        <div className={skeleton.lines}>
          <div className={skeleton.title} />
          <div className={skeleton.title} />
          <div className={skeleton.text} />
          <div className={skeleton.text} />
          <div className={skeleton.foot} />
          <div className={skeleton.foot} />
        </div>
      </div>
    </div>
  </div>
)
