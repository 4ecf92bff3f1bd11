import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { fillIn } from '#web/ui/fillIn.ts'
import { FIGURES } from './content/figures.ts'
import type { Block, Policy } from './content/policy.ts'
import { PolicySections } from './PolicySections.tsx'
import printedFigures from './printedFigures.json' with { type: 'json' }
import { RentalPriceTable } from './RentalPrices.tsx'

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
  it.each(Object.entries(printedFigures))('%s prints its figures', (name, figures) => {
    const text = textOfPolicy(readPolicy(name))
    for (const figure of figures) expect(text).toContain(figure)
  })

  it.each(NAMES)('%s can be listed and linked', (name) => {
    const { title, description, sections } = readPolicy(name)
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(`${title} | Ridgeline Golf Carts`.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  })
})

describe('RentalPriceTable', () => {
  it('prints a line for each cart and a column for each length', () => {
    const plans = [
      { cart: 'FOUR_SEATER', days: 1, price: 245 },
      { cart: 'FOUR_SEATER', days: 30, price: 2800 },
      { cart: 'SIX_SEATER', days: 1, price: 295 },
      { cart: 'SIX_SEATER', days: 30, price: 3500 },
    ] as const
    const text = textOf(<RentalPriceTable plans={plans} />)
    expect(text).toContain('Cart 1 day 30 days 4-seater $245 $2,800 6-seater $295 $3,500')
  })

  it('says so where a price is missing', () => {
    const plans = [{ cart: 'FOUR_SEATER', days: 1, price: 245 }] as const
    expect(textOf(<RentalPriceTable plans={plans} />)).toContain('6-seater Ask us')
  })
})
