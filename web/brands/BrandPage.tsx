import { useLocation } from 'react-router'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CallButton } from '#web/ui/links.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { ClosingBand, FeatureList, Section, Stats } from '#web/ui/Section.tsx'
import { brandPage } from './BrandPage.styles.ts'
import { BRANDS, LINEUP_NOTE, SERIES_NOTE } from './brand.ts'
import { Lineup } from './Lineup.tsx'
import { lineupProduct } from './lineupProduct.ts'
import { SeriesCard } from './SeriesCard.tsx'

export const BrandPage = () => {
  const { pathname } = useLocation()
  const brand = BRANDS.find(({ slug }) => pathname === `/${slug}`)!
  const { name, slug, heroSeed, title, lead, seo, figures, reasons, series, lineup, closing } = brand
  return (
    <>
      <Seo {...seo} canonical={`/${slug}`} image={{ path: `/social/brand/${slug}.jpg`, alt: `${name} golf carts` }} />
      <StructuredData
        {...seo}
        kind="CollectionPage"
        canonical={`/${slug}`}
        products={{ name: lineup.title, models: lineup.models.map((model) => lineupProduct(brand, model)) }}
      />
      <PageHero seed={heroSeed} eyebrow="Authorized dealer" title={title} lead={lead}>
        <a className={button()} href={`/inventory?brand=${slug}`}>
          Shop {name} carts
        </a>
        <CallButton variant="onForest" />
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
          {series.cards.map((card) => (
            <SeriesCard key={card.title} series={card} />
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
