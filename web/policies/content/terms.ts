import { DEALER } from '#graph/dealer/dealer.ts'
import type { Policy } from './policy.ts'

export const TERMS: Policy = {
  path: '/terms',
  title: 'Terms of Service',
  lead: 'What this website is for, and what you can rely on when you use it.',
  description: `Terms of service of the ${DEALER.name} website: what it shows, what it does not sell, how prices and pictures are meant, and links to other sites.`,
  keywords: 'terms of service, website terms, golf cart dealer website',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'Questions about the website itself are welcome too.',
  sections: [
    {
      id: 'the-site',
      title: 'What the site does',
      blocks: [
        'It shows carts, rentals, services and places, and it takes messages. It is open to everybody and has no accounts.',
        'Nothing is sold, paid or booked here. A cart is bought in person or by a signed order; a rental is reserved by phone or through the contact form, and holds once we have confirmed it.',
        'What applies when you buy, rent or have something repaired is in the [terms and conditions](/policies/terms-conditions).',
      ],
    },
    {
      id: 'information',
      title: 'Prices and facts',
      blocks: [
        'We keep prices, stock and specifications right and current, but a page is not an offer: what holds is the quote that you get from us. A cart can be sold between two visits.',
        'The eco-impact calculator works with averages, which it names. It is an estimate, not a promise. Mistakes are corrected as the [corrections policy](/policies/corrections-policy) says.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages you send',
      blocks: [
        'Send what is true and yours to send. A message is a question to us, not an order. What happens with your details is in the [privacy policy](/privacy).',
      ],
    },
    {
      id: 'other-sites',
      title: 'Links to other sites',
      blocks: [
        'The financing application, maps, and the pages of manufacturers and single locations are run by others and open in a new tab. Their terms apply there, and we cannot answer for them.',
      ],
    },
    {
      id: 'content',
      title: 'Texts, pictures, data',
      blocks: [
        'Texts and pictures belong to us or to those who let us use them. Link to any page and quote from it with its address. Brand names belong to their owners.',
        'The inventory can be read by programs. Partners may show it with a link to the cart here; do not change prices, and do not ask so often that the site gets slow for others.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'Do not try to break in, flood the contact form, or pretend to be somebody else. We may shut out whoever does.',
      ],
    },
    {
      id: 'limits',
      title: 'What we answer for',
      blocks: [
        'The site is free and comes as it is. We do our best to keep it up, and do not promise that it always is. Where the law makes us liable, we are; nothing here changes that.',
        `The law of ${DEALER.state} applies. When these terms change, the date at the top changes, and the new ones hold from that day.`,
      ],
    },
  ],
}
