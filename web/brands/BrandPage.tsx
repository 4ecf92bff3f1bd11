import { useLocation } from 'react-router'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { cutoutOf } from '#web/ui/cutouts.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { CallButton } from '#web/ui/links.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { ClosingBand, FeatureList, Section, Stats } from '#web/ui/Section.tsx'
import { BRANDS, CARD_SIZES, LINEUP_NOTE, lineupProduct, SERIES_NOTE, type Series } from './brand.ts'
import { brandPage, seriesCard } from './brands.styles.ts'
import { Lineup } from './Lineup.tsx'

export const BrandPage = () => {
  const { pathname } = useLocation()
  const brand = BRANDS.find(({ slug }) => pathname === `/${slug}`)!
  const { name, slug, heroCart, title, lead, seo, figures, reasons, series, lineup, closing } = brand
  return (
    <>
      <Seo {...seo} canonical={`/${slug}`} image={{ path: `/social/brand/${slug}.jpg`, alt: `${name} golf carts` }} />
      <StructuredData
        {...seo}
        kind="CollectionPage"
        canonical={`/${slug}`}
        products={{ name: lineup.title, models: lineup.models.map((model) => lineupProduct(brand, model)) }}
      />
      <PageHero cart={heroCart} eyebrow="Authorized dealer" title={title} lead={lead}>
        <a className={button()} href={`/inventory?brand=${slug}`}>
          Shop {name} carts
        </a>
        <CallButton variant="outline" />
      </PageHero>
      <div className={brandPage.strip}>
        <Stats figures={figures} className={`${layout.page} ${brandPage.figures}`} />
      </div>
      <Section id="reasons" title={reasons.title} className={brandPage.reasons}>
        <FeatureList points={reasons.facts} className={brandPage.facts} />
      </Section>
      <Section id="series" title={series.title} isSand>
        <p className={brandPage.lead}>{SERIES_NOTE}</p>
        <ul className={brandPage.series}>
          {series.cards.map((one) => (
            <SeriesCard key={one.title} series={one} />
          ))}
        </ul>
      </Section>
      <Section id="lineup" title={lineup.title}>
        <p className={brandPage.lead}>{LINEUP_NOTE}</p>
        <Lineup lineup={lineup} />
      </Section>
      <ClosingBand title={closing.title} text={closing.text} />
    </>
  )
}

/** From the side: the model's card below has the same cart from the front. */
const fromTheSide = ({ path }: Series['picture']) => cutoutOf(path.replace(/\.webp$/, '-side.webp'))

const SeriesCard = ({ series }: { series: Series }) => {
  const { title, description, picture, features, vehicles, startingPrice } = series
  return (
    <li className={`${card()} ${seriesCard.root}`}>
      <div className={seriesCard.picture}>
        <Picture picture={{ ...picture, ...fromTheSide(picture) }} sizes={CARD_SIZES} />
      </div>
      <div className={seriesCard.body}>
        <h3 className={seriesCard.title}>{title}</h3>
        <p className={seriesCard.description}>{description}</p>
        <ul className={seriesCard.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className={seriesCard.vehicles}>{vehicles.join(' · ')}</p>
        <p className={seriesCard.price}>Starting at {formatPrice(startingPrice)}</p>
      </div>
    </li>
  )
}
