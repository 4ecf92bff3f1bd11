import type { FAQPageLeaf } from 'schema-dts'
import type { Faq } from '#web/ui/Section.tsx'

export const faqPage = (id: string, faqs: readonly Faq[]): FAQPageLeaf => ({
  '@type': 'FAQPage',
  '@id': id,
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
