import { Phone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { PageHero } from '#web/ui/PageHero.tsx'
import { HERO, PAGE } from './content.ts'
import { showroomPage } from './ShowroomPage.styles.ts'

const ShowroomDataPage = lazy(async () => ({ default: (await import('./ShowroomDataPage.tsx')).ShowroomDataPage }))

export const ShowroomPage = () => (
  <>
    <Seo {...PAGE} />
    <PageHero seed="/showroom" {...HERO}>
      <a className={button()} href={DEALER.lines.main.href}>
        <Phone strokeWidth={1.75} aria-hidden="true" />
        Call {DEALER.lines.main.label}
      </a>
      <a className={button({ look: 'onForest' })} href="/contact">
        Book a test drive
      </a>
    </PageHero>
    <Suspense fallback={<div className={showroomPage.pending} />}>
      <ShowroomDataPage />
    </Suspense>
  </>
)
