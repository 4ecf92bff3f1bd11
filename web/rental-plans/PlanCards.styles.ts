import { styles } from '#web/theme/styles.ts'

// The ribbon stands on the card's edge: the card must not clip it.
const card = {
  pos: 'relative',
  display: 'flex',
  flexDirection: 'column',
  p: { base: '5', xl: '6', _print: '2.5' },
  pt: { base: '6', xl: '7', _print: '3.5' },
  overflow: 'visible',
  breakInside: 'avoid',
} as const

export const planCards = styles({
  group: { display: 'grid', gap: { base: '7', md: '8', _print: '3' }, breakInside: 'avoid' },
  heading: { textStyle: 'h2', _print: { fontSize: 'lg' } },
  text: { textStyle: 'lead', maxW: 'text', mt: '2', _print: { fontSize: 'xs', mt: '0.5' } },
  row: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
      _print: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '4.5', _print: '2.5' },
    rowGap: '6',
  },
  card,
  recommended: {
    ...card,
    // The margin makes up for the thicker border, so that the text lines up with the other cards.
    m: '-0.5px',
    borderWidth: '2px',
    borderColor: 'forest.700',
    boxShadow: 'soft',
    translate: { lg: '0 -0.375rem' },
  },
  ribbon: {
    pos: 'absolute',
    insetStart: '4.5',
    top: '-3.5',
    px: '3',
    py: '2',
    borderRadius: 'full',
    bg: 'forest.700',
    color: 'white',
    fontSize: '2xs',
    fontWeight: 'semibold',
    lineHeight: '1',
    _print: { bg: 'white', color: 'forest.700' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '3',
    '& h3': { fontSize: { base: 'sm', _print: '2xs' }, fontWeight: 'semibold' },
    '& p': { textStyle: 'caption', color: 'ink.muted', _print: { fontSize: '2xs' } },
  },
  // On phones the rate stands beside the price, which shortens a column of twelve cards.
  cost: {
    display: 'flex',
    flexDirection: { base: 'row', sm: 'column' },
    flexWrap: 'wrap',
    alignItems: { base: 'baseline', sm: 'stretch' },
    columnGap: '3',
    rowGap: '1.5',
    mt: { base: '2', _print: '0.5' },
    _print: { columnGap: '2' },
  },
  price: { textStyle: 'price', fontSize: { base: '3xl', _print: 'xl' } },
  rate: {
    textStyle: 'caption',
    color: 'ink.muted',
    fontVariantNumeric: 'tabular-nums',
    _print: { fontSize: '2xs' },
  },
  savings: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    mt: '3',
    textStyle: 'caption',
    color: 'ink.muted',
    fontVariantNumeric: 'tabular-nums',
    _print: { mt: '0.5', columnGap: '1.5', fontSize: '2xs', '& span': { p: '0', letterSpacing: 'normal' } },
  },
  description: { textStyle: 'small', mt: '3', _print: { display: 'none' } },
  foot: {
    mt: 'auto',
    pt: { base: '5', _print: '1' },
    '& p': {
      textStyle: 'caption',
      color: 'ink.muted',
      textAlign: 'center',
      mt: '2.5',
      _print: { fontSize: '2xs', lineHeight: 'snug', textAlign: 'start', mt: '0' },
    },
  },
})
