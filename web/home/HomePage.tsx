import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { CallButton } from '#web/ui/CallButton.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { HERO, HERO_SEED, PAGE } from './content.ts'
import { FactStrip } from './FactStrip.tsx'
import { FeaturedCarts } from './FeaturedCarts.tsx'
import { HomePlaces } from './HomePlaces.tsx'
import { HomeStructuredData } from './HomeStructuredData.tsx'
import { Reasons } from './Reasons.tsx'
import { SeatTiles } from './SeatTiles.tsx'

export const HomePage = () => (
  <>
    <Seo {...PAGE} />
    <PageHero isTall seed={HERO_SEED} {...HERO}>
      <a className={button()} href="/inventory">
        View Inventory
      </a>
      <CallButton look="onForest" />
    </PageHero>
    <FactStrip />
    <SeatTiles />
    <HomeStructuredData />
    <FeaturedCarts />
    <HomePlaces />
    <Reasons />
  </>
)
