import { styles } from '#web/theme/styles.ts'

export const homePlaces = styles({
  lead: { textStyle: 'lead', maxW: '34em', mt: '5' },
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
