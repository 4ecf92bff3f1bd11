import { island } from './island.tsx'

it('accepts only props that survive JSON', () => {
  type Plan = {
    price: number
    savings?: { amount: number } | null
    names: readonly string[]
    byName: Record<string, boolean>
  }
  const isOfJson = [
    island('ContactForm', (_props: { plan: Plan; kind: 'day' | 'week' }) => null),
    // @ts-expect-error JSON drops functions
    island('ContactForm', (_props: { onChange: () => void }) => null),
    // @ts-expect-error JSON drops undefined
    island('ContactForm', (_props: { days: string | undefined }) => null),
    // @ts-expect-error JSON turns a date into a string
    island('ContactForm', (_props: { opens: { at: Date }[] }) => null),
    // @ts-expect-error JSON turns a map into {}
    island('ContactForm', (_props: { days: Map<string, string> }) => null),
  ]
  expect(isOfJson).toHaveLength(5)
})
