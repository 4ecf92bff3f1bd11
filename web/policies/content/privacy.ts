import { DEALER } from '#graph/dealer/dealer.ts'
import type { Policy } from './policy.ts'

export const PRIVACY: Policy = {
  path: '/privacy',
  title: 'Privacy Policy',
  lead: 'What this site learns about you: what you write in the contact form, and next to nothing else.',
  description: `Privacy at ${DEALER.name}: no accounts, no tracking, no advertising cookies. What the contact form stores, who reads it, and how to have it deleted.`,
  keywords: 'privacy policy, personal data, contact form, no tracking, cookies',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'Ask what we hold about you, or have it corrected or deleted: call or write.',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          list: [
            'There are no accounts, and nothing is bought or paid on this site.',
            'A message that you send is stored and e-mailed to our staff, so that somebody can answer it.',
            'No advertising, no measuring by third parties, no cookies for either.',
            'We sell no data and trade none.',
          ],
        },
      ],
    },
    {
      id: 'contact-form',
      title: 'The contact form',
      blocks: [
        'The form asks for your first and last name, e-mail, phone number, what it is about, and your message. When you come from a cart, a comparison or a rental quote, what you chose there goes along: the carts with their prices, the monthly estimate, the rental. The page shows it before you send, and you can take it away. All of it is needed to answer you properly.',
        'It is stored in our own database with the time it came in, and e-mailed to the staff who answer. A key that your browser makes for one message goes with it, so that a message sent twice arrives once; it says nothing about you.',
        'We also note which of our pages you wrote from, and whether the form looks filled in by a program. You get a confirmation by e-mail. Where we use a customer database, the message goes there too.',
        'When a link on the website of one of our partners brought you here, the name of that partner stays in the storage of the open tab, and goes along with your message. It says nothing about you.',
        'Until you send it, what you type stays in your browser, in the storage of the open tab, so that nothing is lost when sending fails. It is gone when you have sent the message or closed the tab.',
      ],
    },
    {
      id: 'phone-and-email',
      title: 'Phone and e-mail',
      blocks: [
        'When you call or write, we note what we need to help you: usually your name, how to reach you, and the cart. If you rent, buy or store a cart, the papers that you sign say what else is recorded.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'The site sets no cookies to recognize or follow you, and shows no banner because there is nothing to agree to. Should a page ever need a cookie to work, it will do that one thing only and be named here.',
        'Your filters in the inventory stand in the address of the page, not on your device.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      blocks: [
        'Your browser keeps a few lists for this site. They stay in its storage, and are not sent to us but to ask for the present prices of the carts on them.',
        {
          list: [
            'Carts that you save, each with its name and its price of that day, until you remove them.',
            'The last 12 carts that you opened, with the time, for a month.',
            'Carts that you choose to compare, until the tab is closed. The address of a comparison names its carts: whoever you send it to sees the same ones.',
            'A message that you have not sent, and the partner whose link brought you here, until the tab is closed.',
          ],
        },
        'The page "Saved carts", linked at the foot of every page, shows the first two lists and has a button that empties each. Clearing the data of this site in your browser removes everything.',
      ],
    },
    {
      id: 'server',
      title: 'What the server notes',
      blocks: [
        'Of a request our server notes which page it was for, when, and whether it worked, and nothing that names you: no internet address, no word of the contact form. To fend off abuse it counts requests by internet address, and forgets each count within ten minutes.',
      ],
    },
    {
      id: 'others',
      title: 'Services of others',
      blocks: [
        'Pages load their fonts, pictures and maps from our own server. What follows belongs to others, and loads only when you open it:',
        {
          list: [
            'The street map comes from OpenStreetMap after you press "Show street map". Its servers then see your internet address.',
            "Directions open in your device's map app, or on OpenStreetMap where there is none.",
            "The financing application opens on the lender's site. What you enter there goes to the lender, not to us.",
            'The query explorer for programmers, at /graphql, is made by Apollo: opening that address loads its script from Apollo at once.',
            'Websites, videos and reviews of a location open on the site that hosts them.',
          ],
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        'An inquiry stays as long as it takes to answer it and to come back to it with you. Ask us to delete yours and we do, unless it belongs to a sale, rental or repair whose records the law tells us to keep.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your say',
      blocks: [
        `You can ask what we hold about you, have it corrected, or have it deleted. Write to ${DEALER.email} from the address that you used, or call ${DEALER.lines.main.label}. It costs nothing.`,
        'The site is meant for adults. If a child has written to us, tell us and we delete it.',
      ],
    },
  ],
}
