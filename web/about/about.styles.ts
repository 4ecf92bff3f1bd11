import { grid, points, row, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

const columns = { ...grid({ lg: '1fr 1.25fr' }), columnGap: '20', rowGap: '5', alignItems: 'start' } as const

export const aboutPage = styles({
  title: { textStyle: 'h2', maxW: '15.9em' },
  story: { ...columns, '& p': { fontSize: { base: 'md', md: 'lg' }, lineHeight: 'body', mb: '5' } },
  // From edge to edge.
  claims: {
    ...heading,
    fontSize: { base: '2xl', md: '4xl' },
    bg: 'forest.100',
    color: 'forest.900',
    textAlign: 'center',
    textWrap: 'balance',
    px: { base: '5', md: 'max(1.5rem, calc(50% - 26rem))' },
    py: { base: '10', md: '18' },
  },
  values: { ...points, ...grid({ md: 2, lg: 4 }), columnGap: '10', rowGap: '9', mt: { base: '8', md: '12' } },
  team: {
    ...grid({ md: 2 }),
    columnGap: '16',
    rowGap: '7',
    mt: { base: '6', md: '10' },
    '& h3': { textStyle: 'h3' },
    '& h3 + p': { fontSize: 'sm', color: 'forest.700', fontWeight: 'semibold', mt: '1' },
    '& p + p': { color: 'ink.muted', mt: '1.5' },
  },
  reviewsLink: textLink,
  reviews: {
    ...grid({ md: 3 }),
    columnGap: '10',
    rowGap: '8',
    mt: '6',
    '& h3': { textStyle: 'h3' },
    '& blockquote': { mt: '2' },
  },
  reviewSource: { textStyle: 'small', color: 'ink.muted', mt: '2' },
  area: {
    ...columns,
    gridTemplateRows: { lg: 'auto auto 1fr' },
    '& > :last-child': { gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 3' } },
  },
  lead: { textStyle: 'lead', maxW: '34em' },
  closing: {
    ...grid({ md: 1, lg: '1.5fr 1fr' }),
    gap: { base: '10', lg: '24' },
    px: { base: '6', md: '12' },
    py: { base: '10', md: '14' },
  },
  closingText: { color: 'forest.200', fontSize: 'lg', mt: '4' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8' },
  hoursTitle: { textStyle: 'h3', mb: '4' },
  hours: {
    mt: '4',
    '& div': { ...row, columnGap: '3', py: '2', borderColor: 'forest.700' },
    '& dt': { color: 'forest.200', minW: '3em' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
})
