import { DEALER } from '#graph/dealer/dealer.ts'
import type { Policy } from './policy.ts'

export const TERMS: Policy = {
  path: '/terms',
  title: 'Website Terms',
  lead: 'What this website is for, and what you can rely on when you use it.',
  description: `Terms for using the ${DEALER.name} website. What you can do here, how prices and pictures work, and links to other sites.`,
  keywords: 'website terms, terms of service, golf cart dealer website',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'Questions about this website? Ask us.',
  sections: [
    {
      id: 'the-site',
      title: 'What this site does',
      blocks: [
        'This site shows carts, rentals, services and locations, and it takes messages. Anyone can use it, with no account.',
        "You can't buy, pay or book here. You buy a cart in person or with a signed order. You reserve a rental by phone or with our contact form, and it's final once we confirm it.",
        'Our [terms of sale](/policies/terms-conditions) apply when you buy, rent or have something repaired.',
      ],
    },
    {
      id: 'information',
      title: 'Prices and facts',
      blocks: [
        "We keep prices, stock and specifications up to date, but a page isn't an offer. The quote you get from us is what counts. A cart can sell before you're back.",
        'The eco-impact calculator gives an estimate based on averages, not a promise. The [corrections policy](/policies/corrections-policy) covers how we fix mistakes.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages you send',
      blocks: [
        "Please send only what's true and yours to send. A message is a question, not an order. The [privacy policy](/privacy) covers what we do with your details.",
      ],
    },
    {
      id: 'other-sites',
      title: 'Links to other sites',
      blocks: [
        "Other companies run the financing application, maps, and manufacturer and location pages. They open in a new tab, their terms apply there, and we aren't responsible for them.",
      ],
    },
    {
      id: 'content',
      title: 'Text, pictures and data',
      blocks: [
        'The text and pictures belong to us or to people who let us use them. Feel free to link to any page and quote it with its address. Brand names belong to their owners.',
        "Programs can read our inventory. Partners may show it with a link back to each cart. Don't change our prices, and don't send so many requests that the site slows down for others.",
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        "Don't try to break in, flood the contact form or pretend to be someone else. We may block anyone who does.",
      ],
    },
    {
      id: 'limits',
      title: 'Our liability',
      blocks: [
        "The site is free and provided as is. We do our best to keep it running, but we can't promise it always will be. Nothing here limits liability the law doesn't let us limit.",
        `${DEALER.state} law applies. When these terms change, so does the date at the top. The new terms apply from that day.`,
      ],
    },
  ],
}
