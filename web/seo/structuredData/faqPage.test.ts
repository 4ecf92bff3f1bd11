import { faqPage } from './faqPage.ts'

it('asks and answers', () => {
  expect(faqPage('id', [{ question: 'Why?', answer: 'Because.' }])).toEqual({
    '@type': 'FAQPage',
    '@id': 'id',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
  })
})
