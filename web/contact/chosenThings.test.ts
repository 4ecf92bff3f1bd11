import type { ChosenThingsQuery } from '#web/generated/graphql.ts'
import { CHOSEN, IGNORED } from './chosenContent.ts'
import { chosenThings } from './chosenThings.ts'
import type { InquiryContext } from './contactPath.ts'

const NOMAD = { id: 'denago-nomad', name: 'Denago Nomad', price: 8495 }
const XL = { id: 'denago-nomad-xl', name: 'Denago Nomad XL', price: 8995 }
const QUOTE = {
  lines: [
    { label: 'Weekly Rental', quantity: 1, unitPrice: 1050, amount: 1050 },
    { label: 'Delivery', quantity: 4, unitPrice: 6, amount: 24 },
  ],
  total: 1074,
  deposit: 500,
}
const NOTHING: ChosenThingsQuery = {
  vehicle: null,
  first: null,
  second: null,
  third: null,
  fourth: null,
  municipality: null,
  rentalQuote: null,
}

const chosen = (context: InquiryContext, data: Partial<ChosenThingsQuery>) =>
  chosenThings({ context, notes: [] }, { ...NOTHING, ...data })
const rowsOf = ({ rows }: ReturnType<typeof chosen>) => rows.map(({ label, value }) => `${label}: ${value}`)

describe('chosenThings', () => {
  it('names a cart under its own id', () => {
    expect(chosen({ vehicle: 'nomad-xl' }, { vehicle: XL })).toEqual({
      context: { vehicle: 'denago-nomad-xl' },
      asked: { vehicle: 'nomad-xl' },
      rows: [{ label: 'Cart', value: 'Denago Nomad XL, $8,995' }],
      notes: [],
      message: 'I am interested in the Denago Nomad XL.',
    })
  })

  it('computes the estimate from our price', () => {
    const estimate = { down: 895, months: 60, rate: 7.99 }
    const result = chosen({ vehicle: 'nomad', estimate }, { vehicle: NOMAD })
    expect(rowsOf(result)).toEqual([
      'Cart: Denago Nomad, $8,495',
      'Estimate: $154.07 a month',
      '60 months at 7.99% a year: $895 down, $10,138.76 in all',
    ])
    expect(result.context).toEqual({ vehicle: 'denago-nomad', estimate })
    expect(result.message).toBe('I am interested in the Denago Nomad, at about $154.07 a month.')
  })

  it('leaves out an estimate with more down than the cart costs', () => {
    const estimate = { down: 9000, months: 60, rate: 7.99 }
    expect(chosen({ vehicle: 'nomad', estimate }, { vehicle: NOMAD })).toMatchObject({
      context: { vehicle: 'denago-nomad' },
      notes: [IGNORED.estimate],
    })
  })

  it('compares the carts that are listed, each once', () => {
    const result = chosen(
      { compared: ['nomad', 'gone', 'nomad-xl', 'denago-nomad'] },
      { first: NOMAD, third: XL, fourth: NOMAD },
    )
    expect(result).toMatchObject({
      context: { compared: ['denago-nomad', 'denago-nomad-xl'] },
      message: 'I am comparing the Denago Nomad and the Denago Nomad XL.',
      notes: [IGNORED.vehicle],
    })
  })

  it.each([
    [{ vehicle: 'gone' }, {}, IGNORED.vehicle],
    [{ compared: ['nomad', 'gone'] }, { first: NOMAD }, IGNORED.compared],
    [{ rental: { cart: 'UTILITY', days: 7 } }, {}, IGNORED.rental],
    [{ rental: { cart: 'UTILITY', days: 7, town: 'atlantis' } }, { rentalQuote: QUOTE }, IGNORED.rental],
  ] as const)('sends nothing for %j without the things of it', (context, data, note) => {
    expect(chosen(context, data)).toEqual({ context: {}, asked: context, rows: [], notes: [note], message: '' })
  })

  it('shows the quote of a rental line by line', () => {
    const rental = { cart: 'FOUR_SEATER', days: 7, town: 'dallas', miles: 14 } as const
    const result = chosen({ rental }, { rentalQuote: QUOTE, municipality: { slug: 'dallas', name: 'Dallas' } })
    expect(rowsOf(result)).toEqual([
      'Rental: 4-seater for 7 days in Dallas',
      'Weekly Rental: $1,050',
      'Delivery, 4 × $6: $24',
      `${CHOSEN.total}: $1,074`,
      `${CHOSEN.deposit}: $500`,
    ])
    expect(result.message).toBe('I would like to rent a 4-seater for 7 days in Dallas.')
    expect(result.notes).toContain(CHOSEN.miles)
  })
})
