const point = { borderTopWidth: '1px', borderColor: 'line.strong', pt: '6' } as const

/** Headings and texts below hairlines. */
export const points = {
  '& > li': point,
  '& h3': { textStyle: 'h3' },
  '& p': { color: 'ink.muted', mt: '2' },
} as const

/** The same with a number above each heading. */
export const numberedPoints = {
  ...points,
  counterReset: 'point',
  '& > li': { ...point, counterIncrement: 'point' },
  '& > li::before': {
    content: 'counter(point)',
    display: 'block',
    textStyle: 'price',
    fontSize: 'sm',
    color: 'ember.600',
    mb: '2.5',
  },
} as const
