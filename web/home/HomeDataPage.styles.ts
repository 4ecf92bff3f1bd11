import { styles } from '#web/theme/styles.ts'

export const homeData = styles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '2',
  },
  title: { textStyle: 'h2' },
  lead: { textStyle: 'lead', maxW: '34em', mt: '5' },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    fontWeight: 'semibold',
    color: 'forest.700',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    _hover: { color: 'ember.600' },
  },
  featured: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: '7',
    mt: { base: '8', md: '10' },
    '& > li': { display: 'grid' },
  },
  about: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.25fr)' },
    gap: { base: '10', lg: '20' },
    alignItems: 'start',
  },
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
})
