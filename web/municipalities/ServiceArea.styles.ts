import { disclosure, grid } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const serviceArea = styles({
  lead: { textStyle: 'lead', maxW: 'text', mt: '4', _print: { fontSize: 'xs', mt: '1' } },
  columns: {
    ...grid({ lg: '1.9fr 1fr' }),
    gap: { base: '10', lg: '14' },
    alignItems: 'start',
    mt: { base: '8', md: '10' },
    _print: { display: 'none' },
  },
  subtitle: { textStyle: 'h3', mb: '3' },
  nearby: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fill, minmax(8rem, 1fr))', lg: 'minmax(0, 1fr)' },
    columnGap: '4',
    '& > li': { borderTopWidth: '1px', borderColor: 'line.strong' },
    '& a': {
      display: 'flex',
      flexDirection: { base: 'column', lg: 'row' },
      alignItems: { lg: 'baseline' },
      justifyContent: 'space-between',
      columnGap: '4',
      py: { base: '2.5', lg: '3.5' },
      fontWeight: 'semibold',
      _hover: { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& span': { fontSize: 'xs', fontWeight: 'normal', color: 'ink.muted' },
  },
  all: {
    ...disclosure,
    _print: { display: 'none' },
    mt: '10',
    borderTopWidth: '1px',
    borderColor: 'line.strong',
  },
})
