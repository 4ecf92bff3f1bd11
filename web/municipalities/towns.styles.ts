import { disclosure, ends, grid, lineLink, points, row, textLink, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const pair = { ...row, columnGap: '6', py: '2.5' } as const

export const townPage = styles({
  cards: { ...grid({ lg: '1.6fr 1fr' }), gap: '7' },
  details: {
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
  address: { display: 'grid', fontStyle: 'normal', fontSize: 'sm', color: 'forest.100', '& a': lineLink },
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
  quote: { ...ends, gap: '5', mt: '10', '& p': { textStyle: 'lead', maxW: '36em' } },
})

const tiles = {
  ...grid({ sm: 2, lg: 3, _print: 3 }),
  columnGap: { base: '12', _print: '5' },
  rowGap: { base: '8', md: '12', _print: '3' },
  mt: { base: '8', md: '10', _print: '2' },
  '& h3': { textStyle: 'h4' },
} as const

export const townRentals = styles({
  benefits: {
    ...points,
    ...tiles,
    '& > li': { ...points['& > li'], pt: { base: '5', _print: '2' } },
    _print: { fontSize: 'xs', lineHeight: 'snug', '& h3': { fontSize: 'xs' }, '& p': { mt: '0.5' } },
  },
  choosing: { ...points, ...tiles, '& > li': { ...points['& > li'], pt: '5' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '10' },
  note: {
    ...wrapped,
    columnGap: '5',
    mt: { base: '6', _print: '2' },
    textStyle: 'fine',
    '& a': { ...textLink, textDecoration: 'underline', textUnderlineOffset: '4px', _print: { display: 'none' } },
  },
})

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
    '& span': { textStyle: 'fine', fontWeight: 'normal' },
  },
  all: { ...disclosure, _print: { display: 'none' }, mt: '10', borderTopWidth: '1px', borderColor: 'line.strong' },
})

export const municipalityGrid = styles({
  root: {
    columns: { base: '2 8rem', md: '3', lg: '4' },
    columnGap: { base: '5', sm: '8' },
    '& > li': { breakInside: 'avoid' },
  },
  link: {
    pos: 'relative',
    display: 'flex',
    // The columns of a phone are too narrow for both words.
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { sm: 'center' },
    justifyContent: { base: 'center', sm: 'space-between' },
    columnGap: '3',
    minH: '11',
    borderBottomWidth: '1px',
    fontSize: { base: 'xs', sm: 'sm' },
    lineHeight: 'snug',
    _hover: { color: 'forest.700', borderColor: 'forest.500' },
    '& small': { fontSize: 'xs', color: 'ink.muted', textTransform: 'capitalize' },
  },
})
