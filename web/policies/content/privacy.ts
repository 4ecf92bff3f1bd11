import { DEALER } from '#graph/dealer/dealer.ts'
import type { Policy } from './policy.ts'

export const PRIVACY: Policy = {
  path: '/privacy',
  title: 'Privacy Policy',
  lead: 'What we collect is what you write in the contact form, and very little else.',
  description: `Privacy at ${DEALER.name}. No accounts, no tracking, no advertising cookies. What the contact form stores, who reads it and how to delete it.`,
  keywords: 'privacy policy, personal data, contact form, no tracking, cookies',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'Call or write to see, correct or delete what we have about you.',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          list: [
            'There are no accounts, and you never pay on this site.',
            'We store your message and email it to our staff, so we can answer it.',
            'No ads, no third-party tracking, and no cookies for either.',
            "We don't sell or trade your data.",
          ],
        },
      ],
    },
    {
      id: 'contact-form',
      title: 'The contact form',
      blocks: [
        'The form asks for your first and last name, email, phone number, topic and message. If you come from a cart, a comparison or a rental quote, we add what you chose there, with its prices. You see it before you send, and you can remove it. We need all of it to answer you properly.',
        'We store it in our own database with the time, and email it to the staff who answer. Your browser adds a random key, so a message sent twice arrives once. The key says nothing about you.',
        'We also note which page you wrote from, and whether the form looks filled in by a bot. Unless it does, we email you a confirmation. If we use a customer database, your message goes there too.',
        "If a partner's link brought you here, your browser tab remembers the partner's name and adds it to your message. It says nothing about you.",
        "Until you send it, what you type stays in your browser tab, so nothing is lost if sending fails. It's gone once you send the message or close the tab.",
      ],
    },
    {
      id: 'phone-and-email',
      title: 'Phone and email',
      blocks: [
        'When you call or write, we note what we need to help you. Usually that means your name, how to reach you and the cart. If you rent, buy or store a cart, the paperwork says what else we record.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        "This site sets no cookies to recognize or follow you. There's no cookie banner because there's nothing to agree to. If a page ever needs a cookie to work, we'll name it here.",
        "Your inventory filters are in the page's address, not on your device.",
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      blocks: [
        "Your browser keeps a few lists for this site. They stay on your device. A page that shows a list sends us the carts' ids to get today's prices.",
        {
          list: [
            'Carts you save, with their names and prices that day, until you remove them.',
            'The last 12 carts you viewed, with the time, for a month.',
            "Carts you compare, until you close the tab. A comparison's address names its carts, so anyone you send it to sees them too.",
            "A message you haven't sent, and the partner whose link brought you here, until you close the tab.",
          ],
        },
        "[Saved carts](/saved) shows the first two lists, with a button to clear each. Clearing this site's data in your browser removes everything.",
      ],
    },
    {
      id: 'server',
      title: 'What our server logs',
      blocks: [
        'For each request, our server notes the page, the time and whether it worked. It notes no IP address and nothing from the contact form. To stop abuse, it counts requests by IP address and forgets each count within ten minutes.',
      ],
    },
    {
      id: 'others',
      title: 'Other companies',
      blocks: [
        'Our pages load fonts, pictures and maps from our own server. These belong to other companies, and load only when you open them.',
        {
          list: [
            'The street map comes from OpenStreetMap after you press "Show street map". Its servers then see your IP address.',
            "Directions open in your device's map app, or on OpenStreetMap if there isn't one.",
            "The financing application opens on the lender's site. What you enter there goes to the lender, not to us.",
            'The developer query explorer at /graphql comes from Apollo and loads its script from Apollo.',
            "A location's website, videos and reviews open on the sites that host them.",
          ],
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        'We keep an inquiry as long as we need it to help you. Ask us to delete yours and we will, unless the law makes us keep it for a sale, rental or repair.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your choices',
      blocks: [
        `You can see, correct or delete what we have about you. Email ${DEALER.email} from the address you used, or call ${DEALER.lines.main.label}. It's free.`,
        "This site is for adults. If a child has written to us, tell us and we'll delete it.",
      ],
    },
  ],
}
