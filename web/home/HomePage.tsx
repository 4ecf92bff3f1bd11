import { DEALER } from '#graph/dealer/dealer.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { Phone } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { HERO, HERO_SEED, PAGE } from './content.ts'
import { FactStrip } from './FactStrip.tsx'
import { HomePending } from './HomePending.tsx'
import { HomeWithoutData } from './HomeWithoutData.tsx'
import { Reasons } from './Reasons.tsx'

// What is below the fold comes with its data layer, after the part that is seen first.
const HomeDataPage = lazyPart(async () => (await import('./HomeDataPage.tsx')).HomeDataPage, {
  pending: <HomePending />,
  fallback: (_props, retry) => <HomeWithoutData onRetry={retry} />,
})

export const HomePage = () => (
  <>
    <Seo {...PAGE} />
    <PageHero isTall seed={HERO_SEED} {...HERO}>
      <a className={button()} href="/inventory">
        View Inventory
      </a>
      <a className={button({ look: 'onForest' })} href={DEALER.lines.main.href}>
        <Phone />
        Call {DEALER.lines.main.label}
      </a>
    </PageHero>
    <FactStrip />
    <Reasons />
    <HomeDataPage />
  </>
)
