import { DEALER } from '#graph/dealer/dealer.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CallButton } from '#web/ui/CallButton.tsx'
import { Mail } from '#web/ui/icons.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { ContactContent } from './ContactContent.tsx'
import { contactPage } from './ContactPage.styles.ts'
import { PAGE } from './content.ts'
import { isEmpty } from './readContext.ts'
import { useAskedContext } from './useAskedContext.ts'

const Hero = () => (
  <PageHero
    seed="message us"
    title="Ask us anything about carts"
    lead="Buying, renting, parts or service. Write or call us."
  >
    <CallButton />
    <a className={button({ variant: 'onForest' })} href={`mailto:${DEALER.email}`}>
      <Mail />
      Send an email
    </a>
  </PageHero>
)

/** Whoever comes from a cart has the form on the first screen, and the hero's links beside it. */
const ShortHead = () => (
  <div className={`${layout.page} ${contactPage.head}`}>
    <h1 id="title" className={contactPage.title}>
      Send us a message
    </h1>
  </div>
)

export const ContactPage = () => {
  const hasContext = !isEmpty(useAskedContext())
  return (
    <>
      <Seo {...PAGE} />
      <StructuredData {...PAGE} kind="ContactPage" />
      {hasContext ? <ShortHead /> : <Hero />}
      <ContactContent isShort={hasContext} />
    </>
  )
}
