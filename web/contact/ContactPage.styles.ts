import { grid, lineLink, row } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const columns = {
  ...grid({ lg: '1.6fr 1fr' }),
  gap: { base: '10', lg: '16' },
  alignItems: 'start',
} as const

export const contactPage = styles({
  head: { pt: { base: '6', md: '12' } },
  title: { textStyle: 'h2', fontSize: { base: '1.375rem', md: '2.5rem' } },
  lead: { mt: '1.5', color: 'ink.muted', maxW: '40rem' },
  columns: { ...columns, py: { base: '12', md: '20' } },
  shortColumns: {
    ...columns,
    pt: { base: '4', md: '8' },
    pb: { base: '12', md: '20' },
  },
  subtitle: { textStyle: 'h2', mb: '6' },
  cards: { display: 'grid', gap: '5' },
  cardTitle: { textStyle: 'h3', mb: '4' },
  details: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    '& li': { display: 'flex', gap: '3', alignItems: 'flex-start' },
    '& a': { ...lineLink, minW: '0', fontSize: 'sm', textWrap: 'balance' },
    '& small': { display: 'block', whiteSpace: 'normal', textStyle: 'caption', color: 'ink.muted' },
    '& svg': { boxSize: '5', mt: '3', flexShrink: '0', color: 'forest.500' },
  },
  hours: {
    display: 'grid',
    gap: '1',
    mt: '3',
    '& div': { ...row, py: '1.5' },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
  },
})
