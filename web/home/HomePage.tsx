import { DEALER } from '#graph/dealer/dealer.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CallButton } from '#web/ui/links.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { Stats } from '#web/ui/Section.tsx'
import { FACTS, HERO, HERO_SEED, PAGE } from './content.ts'
import { FeaturedCarts } from './FeaturedCarts.tsx'
import { homePage } from './HomePage.styles.ts'
import { HomePlaces } from './HomePlaces.tsx'
import { HomeStructuredData } from './HomeStructuredData.tsx'
import { Lineup } from './Lineup.tsx'
import { Reasons } from './Reasons.tsx'

const Hours = () => (
  <a className={homePage.openNow} href={`/showroom#${DEALER.mainLocationId}`}>
    <OpenNow />
    <span className={layout.visuallyHidden}>Hours and directions</span>
  </a>
)

export const HomePage = () => (
  <>
    <Seo {...PAGE} />
    <PageHero isTall seed={HERO_SEED} {...HERO} note={<Hours />}>
      <a className={button()} href="/inventory">
        View Inventory
      </a>
      <CallButton variant="onForest" />
    </PageHero>
    <Lineup />
    <section className={homePage.strip} data-on="forest" aria-label="By the numbers">
      <div className={`${layout.page} ${homePage.band}`}>
        <Stats figures={FACTS} className={homePage.facts} />
        <SearchForm id="home-search" label="What are you looking for?" className={homePage.search} />
      </div>
    </section>
    <HomeStructuredData />
    <FeaturedCarts />
    <Reasons />
    <HomePlaces />
  </>
)
