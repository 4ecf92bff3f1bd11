import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { fillIn } from '#web/ui/fillIn.ts'
import { type Block, FIGURES, type Policy } from './content/policy.ts'
import { PolicySections, RentalPriceTable } from './PolicyPage.tsx'

/** Of each kind of figure one, as its policy prints it, with a bar between two texts. */
const PRINTED_FIGURES: Record<string, string> = {
  'rental-policy':
    '4-seater $500 | Late return $25 per hour | $50–150 | Early return No refund | delivery is $6 per mile',
  'return-policy': 'New carts Driven less than 10 miles 7 days 15% | 3–5 business days | within 48 hours',
  'delivery-policy': 'free on a purchase of $5,000 or more | within 20 miles of the Pocono Pines location | 8 feet',
  'storage-policy': 'October 15 to April 15 (6 months) $650 $400 | at 50–75°F | Sat 8AM–3PM | Sun By appointment',
  'staffing-report': 'Full-time 24 people | Retention 87%',
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
    for (const figure of figures.split(' | ')) expect(text).toContain(figure)
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
