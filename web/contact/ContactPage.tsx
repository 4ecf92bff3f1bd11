import { useContext } from 'react'
import { useSearchParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { RequestKind } from '#graph/dealer/reasons.ts'
import { SubmittedFormContext } from '#web/environment/submittedForm.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Mail } from '#web/ui/icons.tsx'
import { CallButton } from '#web/ui/links.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { CartName } from './CartName.tsx'
import { ContactContent } from './ContactContent.tsx'
import { contactPage } from './ContactPage.styles.ts'
import { PAGE } from './content.ts'
import { faceNamed, faceOf } from './faces.ts'
import { isEmpty } from './readContext.ts'
import { topicOf } from './topics.ts'
import { useAskedContext } from './useAskedContext.ts'

const Hero = () => (
  <PageHero seed="message us" title="Talk to us" lead="Buying, renting, parts or service. Write or call us.">
    <CallButton />
    <a className={button({ variant: 'onForest' })} href={`mailto:${DEALER.email}`}>
      <Mail />
      Send an email
    </a>
  </PageHero>
)

/** Whoever comes from a cart has the form on the first screen, and the hero's links beside it. */
const ShortHead = ({ face, cart }: { face: RequestKind; cart?: string | null }) => (
  <div className={`${layout.page} ${contactPage.head}`}>
    <h1 id="title" className={contactPage.title}>
      {faceNamed(face).title(cart)}
    </h1>
    <p className={contactPage.lead}>{faceNamed(face).lead}</p>
  </div>
)

export const ContactPage = () => {
  const asked = useAskedContext()
  const [params] = useSearchParams()
  const interest = useContext(SubmittedFormContext)?.values.interest ?? params.get('interest') ?? undefined
  const face = faceOf(asked.context, interest)
  const isShort = face !== 'question' || !isEmpty(asked) || topicOf(interest) !== undefined
  return (
    <>
      <Seo {...PAGE} />
      <StructuredData {...PAGE} kind="ContactPage" />
      {isShort ? (
        <CartName context={asked.context}>{(cart) => <ShortHead face={face} cart={cart} />}</CartName>
      ) : (
        <Hero />
      )}
      <ContactContent isShort={isShort} face={face} />
    </>
  )
}
