import { numberedPoints } from '#web/theme/points.ts'
import { styles } from '#web/theme/styles.ts'

export const homePage = styles({
  strip: { bg: 'forest.900', color: 'forest.200', fontSize: 'sm' },
  facts: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    columnGap: { base: '5', md: '8' },
    rowGap: '7',
    py: { base: '9', md: '10' },
    '& strong': {
      display: 'block',
      textStyle: 'price',
      fontSize: { base: 'lg', md: '2xl' },
      color: 'forest.100',
      mb: '1.5',
    },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.25fr)' },
    gap: { base: '10', lg: '20' },
    alignItems: 'start',
  },
  title: { textStyle: 'h2', maxW: '14.6em' },
  lead: { textStyle: 'lead', maxW: '34em', mt: '5' },
  reasons: {
    ...numberedPoints,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '12',
    rowGap: { base: '8', md: '12' },
  },
  actions: { mt: '8' },
  towns: { mt: { base: '8', md: '10' } },
  showrooms: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.1fr)',
    },
    gap: '5',
    mt: { base: '8', md: '10' },
    '& > li': { display: 'grid' },
  },
  pending: { minH: 'screen' },
})
