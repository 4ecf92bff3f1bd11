import { faqList } from './Faqs.styles.ts'
import { ChevronDown } from './shellIcons.tsx'

export type Faq = { question: string; answer: string }

/** Questions that open to their answers, with and without scripts. */
export const Faqs = ({ faqs }: { faqs: readonly Faq[] }) => (
  <section className={faqList.root} aria-labelledby="faqs">
    <h2 id="faqs">Questions and answers</h2>
    {faqs.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          {question}
          <ChevronDown />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </section>
)
