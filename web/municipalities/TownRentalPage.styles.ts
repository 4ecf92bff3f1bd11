import { styles } from '#web/theme/styles.ts'

const columns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }
const points = {
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: '12',
  rowGap: { base: '8', md: '12' },
  mt: { base: '8', md: '10' },
  '& > li': { borderTopWidth: '1px', borderColor: 'line.strong', pt: '5' },
  '& h3': { textStyle: 'h4' },
  '& p': { color: 'ink.muted', mt: '2' },
} as const

export const townRentals = styles({
  benefits: points,
  plans: { display: 'grid', gap: { base: '14', md: '20' } },
  choosing: {
    ...points,
    counterReset: 'step',
    '& > li': { ...points['& > li'], counterIncrement: 'step' },
    '& > li::before': {
      content: 'counter(step)',
      display: 'block',
      textStyle: 'price',
      fontSize: 'sm',
      color: 'ember.600',
      mb: '2.5',
    },
  },
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
