import { numberedPoints, points } from '#web/theme/points.ts'
import { styles } from '#web/theme/styles.ts'

const grid = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '12',
  rowGap: { base: '8', md: '12' },
  mt: { base: '8', md: '10' },
  '& h3': { textStyle: 'h4' },
} as const

export const townRentals = styles({
  benefits: { ...points, ...grid, '& > li': { ...points['& > li'], pt: '5' } },
  plans: { display: 'grid', gap: { base: '14', md: '20' } },
  choosing: { ...numberedPoints, ...grid, '& > li': { ...numberedPoints['& > li'], pt: '5' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '10' },
  note: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    mt: '6',
    fontSize: 'xs',
    color: 'ink.muted',
    '& a': { py: '1', color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})
