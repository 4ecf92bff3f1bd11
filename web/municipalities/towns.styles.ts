import { disclosure, ends, grid, lineLink, points, textLink, wrapped, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const townPage = styles({
  cards: {
    ...grid({ lg: '1.6fr 1fr' }),
    gap: '5',
    py: { base: '8', md: '14' },
    '& > *': { display: 'flex', flexDirection: 'column' },
  },
  details: {
    display: 'grid',
    flexGrow: '1',
    alignContent: 'space-evenly',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      md: 'repeat(2, minmax(0, 1fr))',
    },
    columnGap: { base: '4', md: '10' },
    rowGap: { base: '5', md: '8' },
    mt: { base: '4', md: '6' },
    '& dt': { fontSize: 'sm', color: 'ink.muted' },
    '& dd': { ...heading, fontSize: { base: 'xl', lg: '2xl' }, mt: '0.5' },
    '& small': {
      display: 'block',
      textStyle: 'small',
      fontFamily: 'body',
      fontWeight: 'normal',
      letterSpacing: 'normal',
      color: 'ink.muted',
    },
  },
  contact: { alignItems: 'stretch', gap: '3', fontSize: 'sm' },
  address: { display: 'grid', fontStyle: 'normal', color: 'forest.100', '& a': lineLink },
  // A phone number does not break: at 320 px it has room only without most of the padding.
  actions: { display: 'grid', gap: '3', mt: 'auto', pt: '2', '& a': { px: '3' } },
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

export const townRentals = styles({
  benefits: {
    ...points,
    ...grid({ sm: 2, lg: 3, _print: 3 }),
    columnGap: { base: '12', _print: '5' },
    rowGap: { base: '5', md: '8', _print: '3' },
    mt: { base: '8', md: '10', _print: '2' },
    '& > li': { ...points['& > li'], pt: { base: '5', _print: '2' } },
    '& h3': { textStyle: 'h4' },
    _print: { fontSize: 'xs', lineHeight: 'snug', '& h3': { fontSize: 'xs' }, '& p': { mt: '0.5' } },
  },
  choosing: { ...heading, textStyle: 'h2', maxW: '26em', mt: '5', color: 'forest.700' },
  actions: { ...wrapping, gap: '3', mt: '8' },
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
})

export const municipalityGrid = styles({
  folded: {
    ...disclosure,
    _print: { display: 'none' },
    mt: '8',
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
    borderColor: 'line.strong',
  },
  root: {
    columns: { base: '2 8rem', md: '3', lg: '4' },
    columnGap: { base: '5', sm: '8' },
    '& > li': { breakInside: 'avoid' },
  },
  link: {
    ...ends,
    columnGap: '3',
    minH: '11',
    borderBottomWidth: '1px',
    fontSize: 'sm',
    lineHeight: 'snug',
    _hover: { color: 'forest.700', borderColor: 'forest.500' },
    // The columns of a phone have room for the name alone.
    '& small': { display: { base: 'none', md: 'inline' }, color: 'ink.muted', textTransform: 'capitalize' },
  },
})
