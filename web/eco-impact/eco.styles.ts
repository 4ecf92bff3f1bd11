import { grid, inLine, row, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const ecoPage = styles({
  benefits: {
    ...grid({ sm: 2, lg: 3 }),
    columnGap: '9',
    rowGap: { base: '7', md: '10' },
    mt: { base: '7', md: '10' },
    '& svg': { boxSize: '6', color: 'forest.500' },
    '& h3': { textStyle: 'h4', mt: '3' },
    '& p': { textStyle: 'small', color: 'ink.muted', mt: '1.5' },
  },
  numbers: {
    ...grid({ base: 2, lg: 4 }),
    columnGap: { base: '5', md: '9' },
    rowGap: '7',
    mt: '10',
    '& li': { textStyle: 'small', color: 'ink.muted', pt: '5', borderTopWidth: '1px' },
    '& strong': {
      display: 'block',
      textStyle: 'price',
      fontSize: { base: '2xl', md: '3xl' },
      color: 'forest.700',
      mb: '2',
    },
  },
  note: { textStyle: 'small', color: 'ink.muted', mt: '5' },
})

const column = { display: 'flex', flexDirection: 'column', gap: '7', p: { base: '5', md: '8' } } as const

export const ecoCalculator = styles({
  root: { ...grid({ lg: '1fr 1.3fr' }), mt: '10' },
  fields: column,
  milesRow: { ...wrapping, alignItems: 'center', justifyContent: 'space-between', gap: '4' },
  label: { fontWeight: 'semibold' },
  miles: { w: '28', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  // Without scripts the slider could not move the number beside it.
  slider: {
    display: 'block',
    w: 'full',
    h: '11',
    mt: '1',
    accentColor: '{colors.forest.700}',
    cursor: 'pointer',
    'html:not([data-scripted]) &': { display: 'none' },
  },
  assumptions: {
    textStyle: 'caption',
    color: 'ink.muted',
    alignSelf: 'end',
    p: { base: '5', md: '8' },
    pt: { lg: '0' },
    '& div': { ...row, columnGap: '4', py: '2' },
    '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  },
  results: { ...column, gridRow: { lg: '1 / span 2' }, gridColumn: { lg: '2' }, bg: 'forest.900', color: 'white' },
  // The celebration lies over the title and the space around it: nothing moves when it comes and goes.
  head: {
    pos: 'relative',
    display: 'grid',
    alignItems: 'center',
    minH: { base: '20', sm: '12' },
    '& > div': { pos: 'absolute', insetX: '0' },
  },
  celebration: {
    ...inLine,
    gap: '4',
    p: '3',
    borderRadius: 'md',
    bg: 'forest.100',
    color: 'forest.900',
    textStyle: 'small',
    animation: 'fade-in',
    animationDuration: 'slow',
    '& svg': { display: { base: 'none', sm: 'block' }, boxSize: '7', flexShrink: '0', color: 'forest.500' },
    '& strong': { display: 'block', fontSize: 'md' },
  },
  figures: {
    display: 'grid',
    // At 320 px one below the other: six-digit dollars do not fit twice.
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(7.5rem, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '5',
    rowGap: '6',
    '& dt': { textStyle: 'caption', color: 'forest.200' },
    '& dd': { textStyle: 'price', fontSize: { base: 'lg', sm: 'xl' }, mt: '1' },
    '& small': { fontFamily: 'body', fontSize: 'xs', fontWeight: 'medium' },
    '& [data-figure=netSavings] dd': { color: 'sun.400' },
  },
})

const key = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  // The bars keep their colors, so where colors are the reader's own their key does, too.
  _before: { content: '""', boxSize: '3', borderRadius: 'sm', forcedColorAdjust: 'none' },
} as const

export const costChart = styles({
  root: { pos: 'relative', borderTopWidth: '1px', borderColor: 'forest.700', pt: '6' },
  caption: {
    ...wrapping,
    columnGap: '6',
    rowGap: '1',
    mb: '4',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
  },
  gas: { ...key, _before: { ...key._before, bg: 'sun.400' } },
  electric: { ...key, _before: { ...key._before, bg: 'forest.200' } },
  plot: {
    display: 'block',
    ms: '4rem',
    w: 'calc(100% - 4rem)',
    overflow: 'visible',
    '& text': { fontSize: 'xs', fill: 'forest.200', fontVariantNumeric: 'tabular-nums' },
    // Five years have no room for the word on a narrow phone.
    '& tspan': { '@media (max-width: 21.9em)': { display: 'none' } },
    '& line': { stroke: 'forest.700' },
    '& rect[data-cost=gas]': { fill: 'sun.400' },
    '& rect[data-cost=electric]': { fill: 'forest.200' },
  },
})
