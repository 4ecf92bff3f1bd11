import { formatFigure } from '#graph/dealer/figures.ts'

describe('formatFigure', () => {
  it.each([
    [{ amount: 500, unit: 'USD' }, '$500'],
    [{ amount: 300_000, unit: 'USD' }, '$300,000'],
    [{ amount: 25, unit: 'USD per hour' }, '$25 per hour'],
    [{ amount: [50, 150], unit: 'USD' }, '$50–150'],
    [{ amount: 15, unit: '%' }, '15%'],
    [{ amount: [50, 75], unit: '°F' }, '50–75°F'],
    [{ amount: 1, unit: 'hour' }, '1 hour'],
    [{ amount: [2, 5], unit: 'business day' }, '2–5 business days'],
    [{ amount: 8, unit: 'foot' }, '8 feet'],
    [{ amount: 24, unit: 'person' }, '24 people'],
  ] as const)('prints %j as %s', (figure, text) => {
    expect(formatFigure(figure)).toBe(text)
  })
})
