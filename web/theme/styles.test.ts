import { type Compiled, recipe, styles } from './styles.ts'

const sheetOf = (value: unknown) => (value as Compiled).$css

it('makes a class and a rule with the tokens of the theme', () => {
  const compiled = styles({ box: { color: 'forest.700', p: '4' } })
  const rule = `.${compiled.box}{color:#23513a;padding:1rem;}`
  expect(sheetOf(compiled)).toContain(`@layer styles{${rule}}`)
})

it('says each condition once, wider screens last', () => {
  const narrow = { p: { lg: '4', _print: '0' } } as const
  const sheet = sheetOf(styles({ one: narrow, two: { ...narrow, m: { md: '4', lg: '5' } }, plain: { p: '4' } }))
  const conditions = [...sheet.matchAll(/@media[^{]*/g)].map(([condition]) => condition)
  expect(conditions.map((condition) => /print|\d+/.exec(condition)?.[0])).toEqual(['print', '48', '64'])
  expect(sheet.indexOf('@media')).toBeGreaterThan(sheet.indexOf('padding:1rem;'))
})

it('names classes by three characters, those of each sheet apart', () => {
  const sheet = { one: { p: '4' }, other: { p: '5' } } as const
  const names = [styles(sheet), styles(sheet)].flatMap(({ one, other }) => [one, other])
  expect(new Set(names).size).toBe(4)
  expect(names.every((name) => /^[c-z][0-9a-z]{2}$/.test(name))).toBe(true)
})

it('takes only the names of tokens, or the type check fails', () => {
  // @ts-expect-error Chakra would print the name.
  expect(sheetOf(styles({ box: { bg: 'forest.950' } }))).toContain('background:forest.950')
  // @ts-expect-error A step that the scale does not have, under a condition.
  styles({ box: { _hover: { p: { md: '13' } } } })
  // @ts-expect-error No such size of text, in a variant.
  recipe({ variants: { variant: { large: { fontSize: '9xl' } } } })
})

it('makes no class for no style', () => {
  expect(styles({ nothing: {} }).nothing).toBe('')
})

const badge = recipe({
  base: { px: '3' },
  variants: { variant: { new: { bg: 'sun.400' }, plain: {} }, wide: { true: { w: 'full' } } },
  defaultVariants: { variant: 'plain' },
})

it('puts the base before the variant, and nothing for a variant without style', () => {
  const [base, variant] = badge({ variant: 'new' }).split(' ')
  expect([badge(), badge({ variant: undefined }), badge({ wide: false })]).toEqual([base, base, base])
  expect(badge({ wide: true })).toMatch(/^\w{3} \w{3}$/)
  expect(sheetOf(badge)).toContain(`.${variant}{background:#f0b445;}`)
})

it('lets styles of a place win over recipes', () => {
  expect(sheetOf(badge)).toMatch(/^@layer reset,base,tokens,recipes,styles;/)
})

it('leaves the browser only class names', () => {
  const { $call, $data } = badge as unknown as Compiled
  expect($call).toBe('cva')
  expect(JSON.stringify($data)).not.toContain('sun')
})
