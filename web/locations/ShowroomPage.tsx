import { DEALER } from '#graph/dealer/dealer.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { Phone } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { HERO, PAGE } from './content.ts'
import { showroomPage } from './ShowroomPage.styles.ts'
import { ShowroomWithoutData } from './ShowroomWithoutData.tsx'

const ShowroomDataPage = lazyPart(async () => (await import('./ShowroomDataPage.tsx')).ShowroomDataPage, {
  pending: <div className={showroomPage.pending} />,
  fallback: (_props, retry) => <ShowroomWithoutData onRetry={retry} />,
})

export const ShowroomPage = () => (
  <>
    <Seo {...PAGE} />
    <PageHero seed="/showroom" {...HERO}>
      <a className={button()} href={DEALER.lines.main.href}>
        <Phone />
        Call {DEALER.lines.main.label}
      </a>
      <a className={button({ look: 'onForest' })} href="/contact">
        Book a test drive
      </a>
    </PageHero>
    <ShowroomDataPage />
  </>
)
