import { DEALER } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/environment/site.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CallButton } from '#web/ui/links.tsx'
import { HoursList } from '#web/ui/opening-hours/HoursList.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { aboutPage } from './AboutPage.styles.ts'
import { visitingHours } from './content.ts'

const { address } = DEALER

export const AboutClosing = () => (
  <section className={layout.section} aria-labelledby="visit">
    <div className={layout.page}>
      <div className={`${card({ variant: 'forest' })} ${aboutPage.closing}`} data-on="forest">
        <div>
          <h2 id="visit" className={aboutPage.title}>
            Stop in, or call first
          </h2>
          <address className={aboutPage.closingText}>
            {address.street}, {address.city}, {address.state} {address.zip}
          </address>
          <p className={aboutPage.actions}>
            <CallButton />
            <a className={button({ variant: 'onForest' })} href="/contact">
              Send a message
            </a>
          </p>
        </div>
        <div>
          <h3 className={aboutPage.hoursTitle}>Showroom hours</h3>
          <OpenNow />
          <HoursList lines={visitingHours(useSite().week)} className={aboutPage.hours} />
        </div>
      </div>
    </div>
  </section>
)
