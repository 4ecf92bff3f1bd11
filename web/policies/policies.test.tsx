import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { fillIn } from '#web/ui/fillIn.ts'
import { type Block, FIGURES, type Policy } from './content/policy.ts'
import { PolicySections, RentalPriceTable } from './PolicyPage.tsx'

/** What each policy prints, with a bar between two texts. */
const PRINTED_FIGURES: Record<string, string> = {
  'rental-policy': `
    at least 18 years old | 24-hour increments, up to 30 days | subject to availability | 4-seater $500 |
    6-seater $750 | Utility cart $600 | Late return $25 per hour | Additional driver Per person $25 |
    Maximum additional drivers 2 drivers | Minor damage admin fee Plus the cost of the repair $75 |
    Refueling or recharging If it comes back with less charge or fuel $35 | Smoking odor removal $200 |
    Pet hair removal $75 | $50–150 | At least 24 hours before pickup Full refund | Inside 24 hours 50% refund |
    No-show No refund | Early return No refund | per person $100,000 | per accident $300,000 |
    Property damage $50,000 | The first 10 miles are free. After that, delivery is $6 per mile.
  `,
  'return-policy': `
    New carts Driven less than 10 miles 7 days 15% | Used carts Not carts sold as-is 3 days 20% |
    Parts Not installed, in the original packaging 30 days 10% | Within 10 business days | 3–5 business days |
    Report a defect within 48 hours
  `,
  'delivery-policy': `
    free on a purchase of $5,000 or more | municipalities of Luzerne County |
    within 20 miles of the Pocono Pines location | or 15 miles of the Scranton location |
    Beyond the free area $6 per mile | Ordered before 2 PM $50 | White glove delivery $150 |
    Cancellation on the delivery day $75 | Missed appointment Nobody there within the delivery window $100 |
    2-hour window | 8 feet | 10 feet | 2–5 business days | 2–4 weeks
  `,
  'storage-policy': `
    Monthly $125 per month $75 per month | kept at 50–75°F | October 15 to April 15 (6 months) $650 $400 |
    May 1 to September 30 (5 months) $575 $350 | no refunds on seasonal packages | $50 per month |
    Charged, checked and washed before you pick it up $150 | Late fee $25 10 days | Notice 30 days |
    Phone contact and final notice 60 days | Lien 90 days | Possible sale 120 days | 30 days' written notice |
    pick up your cart within 30 days | Mon–Fri 8AM–5PM | Sat 8AM–3PM | Sun By appointment | abandoned after 30 days
  `,
  'staffing-report': `
    Full-time 24 people | Part-time 8 people | Seasonal 6 people | At peak 38 people | Retention 87% | $1,200 |
    15–25 days | January 1 to December 31, 2024
  `,
  // Mails that confirm an inquiry go to people only.
  privacy: 'looks filled in by a bot. Unless it does, we email you a confirmation',
  'feedback-policy': '4 hours | 24 hours',
  'corrections-policy': '2 hours | 24 hours | 48 hours | 72 hours',
  'publishing-policy': '48 hours | 24–48 hours',
  'ethics-policy': '$155 per hour',
}

/** The text of all elements, a space between two of them. */
const textOf = (content: ReactNode) => {
  const copy = document.createElement('div')
  copy.innerHTML = render(content).container.innerHTML.replaceAll('<', ' <')
  return copy.textContent.replace(/\s+/g, ' ')
}

/** The text of a policy without what is live, which needs a server. */
const textOfPolicy = ({ sections }: Policy) => {
  const isWritten = (block: Block) => typeof block === 'string' || !('live' in block) || block.live === 'storage-hours'
  const written = sections.map((section) => ({ ...section, blocks: section.blocks.filter(isWritten) }))
  return textOf(<PolicySections sections={written} />)
}

const readPolicy = (name: string): Policy =>
  fillIn(JSON.parse(readFileSync(`web/policies/content/${name}.json`, 'utf8')), FIGURES)

const NAMES = readdirSync('web/policies/content')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

describe('policy pages', () => {
  it.each(Object.entries(PRINTED_FIGURES))('%s prints its figures', (name, figures) => {
    const text = textOfPolicy(readPolicy(name))
    for (const figure of figures.trim().split(/\s*\|\s*/)) expect(text).toContain(figure)
  })

  it.each(NAMES)('%s has a place for each link to one of its sections', (name) => {
    const ids = readPolicy(name).sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('a table of rental prices has a line for each cart and a column for each length, and says where a price is missing', () => {
  const plans = [
    { cart: 'FOUR_SEATER', days: 1, price: 245 },
    { cart: 'FOUR_SEATER', days: 30, price: 2800 },
    { cart: 'SIX_SEATER', days: 1, price: 295 },
  ] as const
  const text = textOf(<RentalPriceTable plans={plans} />)
  expect(text).toContain('Cart 1 day 30 days 4-seater $245 $2,800 6-seater $295 Ask us')
})
