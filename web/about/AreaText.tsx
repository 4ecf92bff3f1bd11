import { Stats } from '#web/ui/Stats.tsx'
import { aboutPage } from './AboutPage.styles.ts'
import { SERVICE_AREA, SERVICE_CLAIMS } from './content.ts'

export const AreaText = () => (
  <div>
    <h2 id="area" className={aboutPage.title}>
      Where we deliver and service
    </h2>
    {SERVICE_AREA.map((text) => (
      <p key={text} className={aboutPage.lead}>
        {text}
      </p>
    ))}
    <Stats figures={SERVICE_CLAIMS} className={aboutPage.claims} />
  </div>
)
