import { aboutPage } from './AboutPage.styles.ts'
import { SERVICE_CLAIMS } from './content.ts'

export const ServiceArea = () => (
  <div>
    <h2 id="area" className={aboutPage.title}>
      How far our trailer goes
    </h2>
    <p className={aboutPage.lead}>
      We sell, rent, service and deliver in Luzerne and Berks counties. Each town in the list has its own page.
    </p>
    <ul className={aboutPage.claims}>
      {SERVICE_CLAIMS.map(({ figure, text }) => (
        <li key={text}>
          <strong className={aboutPage.figure}>{figure}</strong> {text}
        </li>
      ))}
    </ul>
  </div>
)
