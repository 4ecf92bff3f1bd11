import { DEALER } from '#graph/dealer/dealer.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { Mail, Phone } from '#web/ui/icons.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { ContactContent } from './ContactContent.tsx'
import { PAGE, RESPONSE_NOTE } from './content.ts'

export const ContactPage = () => (
  <>
    <Seo {...PAGE} />
    <StructuredData {...PAGE} kind="ContactPage" />
    <PageHero
      seed="contact"
      title="Ask us anything about carts"
      lead={`A question about a model, a part, a rental weekend: write it down here or call. ${RESPONSE_NOTE}`}
    >
      <a className={button()} href={DEALER.lines.main.href}>
        <Phone />
        Call {DEALER.lines.main.label}
      </a>
      <a className={button({ look: 'onForest' })} href={`mailto:${DEALER.email}`}>
        <Mail />
        Send an e-mail
      </a>
    </PageHero>
    <ContactContent />
  </>
)
