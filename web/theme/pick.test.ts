import { pick } from './pick.ts'

const button = pick({
  base: 'base',
  variants: { look: { primary: 'primary', outline: 'outline' }, size: { md: '', sm: 'sm' }, wide: { true: 'wide' } },
  defaults: { look: 'primary', size: 'md' },
  compounds: [{ when: { look: 'outline', size: ['sm', 'md'] }, name: 'outline-any-size' }],
})

describe('pick', () => {
  it.each([
    ['the defaults when nothing is chosen', undefined, 'base primary'],
    ['a variant in place of its default', { size: 'sm' }, 'base primary sm'],
    ['a switch that is on', { wide: true }, 'base primary wide'],
    ['no class for a switch that is off', { wide: false }, 'base primary'],
    ['the default for an undefined choice', { look: undefined }, 'base primary'],
    ['a compound when all its conditions hold', { look: 'outline' }, 'base outline outline-any-size'],
  ])('gives %s', (_what, props, names) => {
    expect(button(props)).toBe(names)
  })
})
