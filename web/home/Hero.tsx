import { DEALER } from '#graph/dealer/dealer.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { frontOf } from '#web/ui/cutouts.ts'
import { CallButton } from '#web/ui/links.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { HERO, sundayWords } from './content.ts'
import { hero } from './hero.styles.ts'
import { Lineup } from './Lineup.tsx'

const CART = { ...frontOf('evolution-d5-maverick-4-plus'), alt: '' }

/** The title, a cart and a cart for each number of seats are one picture: three ridges, of which the last one goes on as the ground. */
export const Hero = () => (
  <div className={hero.root}>
    <div className={`${layout.page} ${hero.text}`}>
      <p className={hero.place}>{HERO.place}</p>
      <h1 id="title">{HERO.title}</h1>
      <p>{HERO.lead}</p>
      <div className={hero.actions}>
        <a className={button()} href="/inventory">
          View Inventory
        </a>
        <CallButton variant="outline" />
      </div>
      <a className={hero.hours} href={`/showroom#${DEALER.mainLocationId}`}>
        <OpenNow />
        <span>({sundayWords(useSite().week)})</span>
        <span className={layout.visuallyHidden}>Hours and directions</span>
      </a>
    </div>
    <div className={hero.ground} data-on="forest">
      {/* On a phone two thirds of its width: its screen has more pixels than an eye sees. */}
      <Picture picture={CART} sizes="(min-width: 80em) 800px, (min-width: 48em) 544px, 260px" isPriority />
      <div className={`${layout.page} ${hero.choices}`}>
        <QueryBoundary fallback={() => null}>
          <Lineup />
        </QueryBoundary>
        <SearchForm id="home-search" label="What are you looking for?" className={hero.search} />
      </div>
    </div>
  </div>
)
