import { cva } from './cva.ts'

const button = cva({
  base: 'base',
  variants: { variant: { primary: 'primary', outline: 'outline' }, size: { md: '', sm: 'sm' }, wide: { true: 'wide' } },
  defaults: { variant: 'primary', size: 'md' },
})

describe('cva', () => {
  it.each([
    ['the defaults when nothing is chosen', undefined, 'base primary'],
    ['a variant in place of its default', { size: 'sm' }, 'base primary sm'],
    ['a switch that is on', { wide: true }, 'base primary wide'],
    ['no class for a switch that is off', { wide: false }, 'base primary'],
    ['the default for an undefined choice', { variant: undefined }, 'base primary'],
  ])('gives %s', (_what, props, names) => {
    expect(button(props)).toBe(names)
  })
})
