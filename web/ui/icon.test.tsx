import { render } from '@testing-library/react'
import { icon } from './icon.tsx'

const Cross = icon('<path d="M18 6 6 18"/>')

describe('an icon of the build', () => {
  it('is as large as asked for', () => {
    const { container } = render(<Cross size={18} aria-hidden="true" />)
    const { width, height } = container.querySelector('svg')!.style
    expect([width, height]).toEqual(['18px', '18px'])
  })

  it('leaves its size to the styles otherwise', () => {
    const { container } = render(<Cross className="large" />)
    expect(container.innerHTML).toBe('<svg viewBox="0 0 24 24" class="icon large"><path d="M18 6 6 18"></path></svg>')
  })
})
