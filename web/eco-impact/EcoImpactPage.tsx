import { Seo } from '#web/seo/Seo.tsx'
import { Cloud, type Icon, Leaf, PlugZap, Recycle, TreePine, Wind } from '#web/ui/icons.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { ClosingBand, FeatureList, Section, Stats } from '#web/ui/Section.tsx'
import { BENEFITS, CLOSING, NUMBERS, PAGE, USAGE_NOTE } from './content.ts'
import { EcoCalculator } from './EcoCalculator.tsx'
import { ecoPage } from './eco.styles.ts'

const ICONS: Icon[] = [Leaf, PlugZap, TreePine, Recycle, Cloud, Wind]

const benefits = BENEFITS.map((benefit, index) => ({ ...benefit, Icon: ICONS[index] }))

export const EcoImpactPage = () => (
  <>
    <Seo {...PAGE} data={{}} />
    <PageHero
      cart="evolution-turfman-200"
      eyebrow="Eco-impact calculator"
      title="What electric saves you, in gallons and dollars"
      lead="Tell us how far you drive in a week. We'll show what electric saves you over gas."
    >
      <ButtonLink href="#calculator">Go to the calculator</ButtonLink>
      <ButtonLink variant="outline" href="/inventory">
        View Inventory
      </ButtonLink>
    </PageHero>
    <Section id="calculator" title="Gas vs. electric">
      <EcoCalculator />
      <p className={ecoPage.note}>{USAGE_NOTE}</p>
    </Section>
    <Section id="benefits" title="Why go electric" isSand>
      <FeatureList points={benefits} className={ecoPage.benefits} />
    </Section>
    <Section id="facts" title="The numbers">
      <Stats figures={NUMBERS} className={ecoPage.numbers} />
    </Section>
    <ClosingBand title={CLOSING.title} text={CLOSING.text} />
  </>
)
