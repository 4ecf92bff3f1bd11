import { aboutPage } from './AboutPage.styles.ts'
import { SERVICE_AREA, SERVICE_CLAIMS } from './content.ts'

export const AreaText = () => (
  <div>
    <h2 id="area" className={aboutPage.title}>
      How far our trailer goes
    </h2>
    {SERVICE_AREA.map((text) => (
      <p key={text} className={aboutPage.lead}>
        {text}
      </p>
    ))}
    <ul className={aboutPage.claims}>
      {SERVICE_CLAIMS.map(({ figure, text }) => (
        <li key={text}>
          <strong className={aboutPage.figure}>{figure}</strong> {text}
        </li>
      ))}
    </ul>
  </div>
)
