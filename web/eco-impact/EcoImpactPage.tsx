import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ClosingBand } from '#web/ui/ClosingBand.tsx'
import { Cloud, type Icon, Leaf, PlugZap, Recycle, TreePine, Wind } from '#web/ui/icons.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { BENEFITS, CLOSING, FACTS, FORMULAS, FORMULAS_TITLE, PAGE } from './content.ts'
import { EcoCalculator } from './EcoCalculator.tsx'
import { ecoPage } from './EcoImpactPage.styles.ts'

const ICONS: Icon[] = [Leaf, PlugZap, TreePine, Recycle, Cloud, Wind]

const benefits = BENEFITS.map((benefit, index) => ({ ...benefit, Icon: ICONS[index]! }))

export const EcoImpactPage = () => (
  <>
    <Seo {...PAGE} />
    <StructuredData {...PAGE} />
    <PageHero
      seed="eco-impact"
      eyebrow="Eco-impact calculator"
      title="What electric saves you, in gallons and dollars"
      lead="Tell us how far you drive in a week. We do the arithmetic against a gas cart and show every figure."
    >
      <a className={button()} href="#calculator">
        Go to the calculator
      </a>
      <a className={button({ look: 'onForest' })} href="/inventory">
        View inventory
      </a>
    </PageHero>
    <section className={layout.section} aria-labelledby="calculator">
      <div className={layout.page}>
        <h2 id="calculator" className={ecoPage.title}>
          Your miles, gas against electric
        </h2>
        <EcoCalculator />
      </div>
    </section>
    <section className={layout.sand} aria-labelledby="benefits">
      <div className={layout.page}>
        <h2 id="benefits" className={ecoPage.title}>
          What changes when the tank goes
        </h2>
        <ul className={ecoPage.benefits}>
          {benefits.map(({ title, text, Icon }) => (
            <li key={title}>
              <Icon />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
    <section className={layout.section} aria-labelledby="facts">
      <div className={layout.page}>
        <h2 id="facts" className={ecoPage.title}>
          Four figures behind it
        </h2>
        <ul className={ecoPage.facts}>
          {FACTS.map(({ figure, text }) => (
            <li key={figure}>
              <strong>{figure}</strong> {text}
            </li>
          ))}
        </ul>
        <h3 className={ecoPage.formulasTitle}>{FORMULAS_TITLE}</h3>
        <dl className={ecoPage.formulas}>
          {FORMULAS.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
    <ClosingBand title={CLOSING.title} text={CLOSING.text} />
  </>
)
