import { classesInHtml, classesInScript, paperStyles, readStyles, usedStyles } from './assets.ts'

const SHEET = [
  '@layer reset,base;',
  '@layer reset{a{color:inherit}}',
  '@layer styles{.a0{margin:0}.a0:not(.a9){padding:0}.a1,.a2 li{margin:.5rem}.a3+.a0{color:red}',
  '@media (min-width:48rem){.a0{margin:1px}}@media print{.a3{margin:2px}}}',
  '@keyframes pulse{50%{opacity:.5}}@page card{margin:12mm}',
  '@font-face{font-family:F;src:url(/f.woff2)}',
].join('')

const used = (...classes: string[]) => usedStyles(readStyles(SHEET), new Set(classes))

it('rules for paper are apart from those for the screen, in their layers', () => {
  expect(used('a3')).not.toContain('@media print')
  expect(paperStyles(readStyles(SHEET))).toBe('@layer styles{@media print{.a3{margin:2px}}}@page card{margin:12mm}')
})

it('begins with the order of all layers, whatever a sheet begins with', () => {
  const sheet = `@layer styles{.a1{color:red}}@layer recipes;${SHEET}`
  expect(usedStyles(readStyles(sheet), new Set(['a1']))).toMatch(
    /^@layer reset,base,tokens,recipes,styles;@layer styles\{/,
  )
})

it('a document takes the rules of the classes that it shows, and those without a class', () => {
  expect(used('a0')).toBe(
    [
      '@layer reset,base,tokens,recipes,styles;',
      '@layer reset{a{color:inherit}}',
      '@layer styles{.a0{margin:0}.a0:not(.a9){padding:0}@media (min-width:48rem){.a0{margin:1px}}}',
      '@keyframes pulse{50%{opacity:.5}}',
      '@font-face{font-family:F;src:url(/f.woff2)}',
    ].join(''),
  )
})

it('a rule for several elements is taken for those that are shown, and one for neighbors with both', () => {
  expect(used('a2')).toContain('{.a2 li{margin:.5rem}')
  expect(used('a3')).not.toContain('.a3+.a0')
  expect(used('a0', 'a3')).toContain('.a3+.a0{color:red}')
})

it('classes are those of elements and those that a script may set', () => {
  expect(classesInHtml('<p class="a0 a1"><a class="a2">a3 .a4</a></p>')).toEqual(['a0', 'a1', 'a2'])
  const classes = new Set(['cz0', 'dk1', 'e0a', 'dk2', 'dk3'])
  const script = 'var e=n({box:`cz0`}),t={base:"dk1",on:`e0a dk2`}'
  expect(classesInScript(script, classes)).toEqual(['cz0', 'dk1', 'e0a', 'dk2'])
})
