import { render } from '@testing-library/react'
import { IsStaticContext, island } from './island.tsx'

const Shown = (props: object) => <p>{JSON.stringify(props)}</p>

describe('an island', () => {
  it('has an element with its name and props in a static part only', () => {
    const Part = island('OpenNow', Shown as (props: { days: string[] }) => React.JSX.Element)
    const { container, rerender } = render(
      <IsStaticContext value>
        <Part days={['Mon']} />
      </IsStaticContext>,
    )
    const { dataset } = container.querySelector<HTMLElement>('[data-island]')!
    expect([dataset.island, dataset.props]).toEqual(['OpenNow', '{"days":["Mon"]}'])
    rerender(<Part days={['Mon']} />)
    expect(container.querySelector('[data-island]')).toBeNull()
  })

  it('can wait for its first use', () => {
    const Part = island('OpenNow', Shown, { startsOnUse: true })
    const { container } = render(
      <IsStaticContext value>
        <Part />
      </IsStaticContext>,
    )
    expect(container.querySelector('[data-island]')!.hasAttribute('data-starts-on-use')).toBe(true)
  })

  it('accepts only props that survive JSON', () => {
    type Plan = {
      price: number
      savings?: { amount: number } | null
      names: readonly string[]
      byName: Record<string, boolean>
    }
    island('OpenNow', (_props: { plan: Plan; kind: 'day' | 'week' }) => null)
    // @ts-expect-error JSON drops functions
    island('OpenNow', (_props: { onChange: () => void }) => null)
    // @ts-expect-error JSON drops undefined
    island('OpenNow', (_props: { days: string | undefined }) => null)
    // @ts-expect-error JSON turns a date into a string
    island('OpenNow', (_props: { opens: { at: Date }[] }) => null)
    // @ts-expect-error JSON turns a map into {}
    island('OpenNow', (_props: { days: Map<string, string> }) => null)
  })
})
