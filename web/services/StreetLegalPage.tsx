import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { STREET_LEGAL, STREET_QUESTIONS } from './content.ts'
import { servicesPage } from './services.styles.ts'

const { page, hero, price, carts } = STREET_LEGAL

export const StreetLegalPage = () => (
  <>
    <Seo {...page} />
    <StructuredData {...page} faqs={STREET_QUESTIONS} />
    <PageHero cart="evolution-d5-ranger-4-plus" {...hero}>
      <ButtonLink href={price.href}>{price.label}</ButtonLink>
      <ButtonLink variant="outline" href={carts.href}>
        {carts.label}
      </ButtonLink>
    </PageHero>
    <div className={`${layout.page} ${servicesPage.questions}`}>
      {STREET_QUESTIONS.map(({ id, question, answer, link }) => (
        <section key={id} id={id} className={servicesPage.question} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{question}</h2>
          <div>
            <p className={servicesPage.answer}>{answer}</p>
            {link && <a href={link.href}>{link.label}</a>}
          </div>
        </section>
      ))}
    </div>
  </>
)
