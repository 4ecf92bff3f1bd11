import { ends, grid, lineLink, points, row, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const pair = { ...row, columnGap: '6', py: '2.5' } as const

export const townPage = styles({
  title: { textStyle: 'h2' },
  cards: {
    ...grid({ lg: '1.6fr 1fr' }),
    gap: '7',
  },
  cardTitle: { textStyle: 'h3' },
  facts: {
    display: 'grid',
    mt: '6',
    fontSize: 'sm',
    '& > div': { ...pair, alignItems: 'center', flexWrap: { base: 'wrap', sm: 'nowrap' } },
    '& dt': { flexShrink: '0', color: 'ink.muted' },
    '& dd': { fontWeight: 'semibold', textAlign: { sm: 'end' }, textWrap: 'balance' },
  },
  small: { textStyle: 'caption', color: 'ink.muted', mt: '3' },
  contact: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' },
  hours: {
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { ...pair, borderColor: 'forest.700' },
    '& dt': { color: 'forest.200' },
  },
  address: {
    display: 'grid',
    fontStyle: 'normal',
    fontSize: 'sm',
    color: 'forest.100',
    '& a': lineLink,
  },
  // A phone number does not break: at 320 px it has room only without most of the padding.
  actions: { display: 'grid', gap: '3', mt: 'auto', pt: '2', '& a': { px: '3' } },
  services: { mt: { base: '16', md: '24' } },
  tiles: {
    ...points,
    ...grid({ md: 2, lg: 4 }),
    columnGap: '8',
    rowGap: { base: '5', md: '10' },
    mt: { base: '8', md: '10' },
    '& > li': { ...points['& > li'], display: 'flex', flexDirection: 'column', pt: '5' },
    '& p': { ...points['& p'], mb: { md: '3' } },
    '& a': {
      ...textLink,
      gap: '1.5',
      mt: 'auto',
      fontSize: 'sm',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& svg': { boxSize: '4', flexShrink: '0' },
  },
  quote: {
    ...ends,
    gap: '5',
    mt: '10',
    '& p': { textStyle: 'lead', maxW: '36em' },
  },
})
