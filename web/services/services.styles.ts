import { grid, row, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const servicesPage = styles({
  text: { textStyle: 'small', color: 'ink.muted', mt: '2' },
  offerings: { mt: '10' },
  offering: {
    borderTopWidth: '1px',
    ...grid({ md: 2, lg: '1.2fr 1.3fr 1fr' }),
    columnGap: { base: '8', lg: '14' },
    rowGap: '5',
    py: { base: '7', md: '9' },
  },
  features: { '& li': { textStyle: 'small', py: '1.5' } },
  terms: { gridColumn: { md: '1 / -1', lg: 'auto' } },
  price: { textStyle: 'price', fontSize: 'lg' },
  link: { ...textLink, gap: '1.5', me: '5', '& svg': { boxSize: '4' } },
  columns: { ...grid({ lg: '1.4fr 1fr' }), gap: { base: '6', lg: '16' }, alignItems: 'center' },
  questions: { pt: { base: '3', md: '10' }, pb: { base: '10', md: '18' } },
  question: {
    ...grid({ lg: '1fr 1.4fr' }),
    columnGap: '16',
    rowGap: '3',
    py: { base: '6', md: '8' },
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
    '& h2': { textStyle: 'h3', fontSize: { md: '2xl' }, textWrap: 'balance' },
    '& a': textLink,
  },
  answer: { fontSize: { md: 'lg' }, lineHeight: 'body' },
  cards: { ...grid({ lg: 3 }), gap: '5', mt: '10' },
  cardTitle: { textStyle: 'h4', mb: '3' },
  cardSubtitle: { borderTopWidth: '1px', textStyle: 'h4', mt: '5', pt: '5' },
  rate: {
    textStyle: 'price',
    fontSize: 'xl',
    '& span': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal', color: 'ink.muted' },
  },
  hours: {
    mt: '3',
    '& div': { ...row, columnGap: '4', py: '2.5' },
    '& dt': { minW: '3em' },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium', textAlign: 'end' },
  },
  onForest: { color: 'forest.200', mb: '6', '& ~ a + a': { mt: '3' } },
})
