import { styles } from '#web/theme/styles.ts'

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
    display: 'flex',
    flexWrap: 'wrap',
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
    '& text': { fontSize: '2xs', fill: 'forest.200', fontVariantNumeric: 'tabular-nums' },
    // Five years have no room for the word on a narrow phone.
    '& tspan': { '@media (max-width: 21.9em)': { display: 'none' } },
    '& line': { stroke: 'forest.700' },
    '& rect[data-cost=gas]': { fill: 'sun.400' },
    '& rect[data-cost=electric]': { fill: 'forest.200' },
  },
})
