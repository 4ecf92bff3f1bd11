import { styles } from '#web/theme/styles.ts'

export const stockLine = styles({
  // On a phone picture, cart and price in the first row, the state and the buttons below.
  root: {
    display: 'grid',
    gridTemplateColumns: { base: '5rem minmax(0, 1fr) auto', md: '6rem minmax(0, 1fr) 6rem 7rem minmax(0, 19rem)' },
    alignItems: 'center',
    columnGap: { base: '3', md: '4' },
    rowGap: '2',
    pos: 'relative',
  },
  picture: {
    bg: 'sand',
    borderRadius: 'md',
    overflow: 'hidden',
    aspectRatio: 'picture',
    '& img': { w: 'full', h: 'full', objectFit: 'contain' },
  },
  cart: { display: 'grid', minW: '0' },
  // The whole upper part of the line is the link.
  name: {
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    _before: { content: '""', pos: 'absolute', insetX: '0', top: '0', h: '16' },
    _hover: { color: 'forest.700', textDecoration: 'underline' },
  },
  facts: { fontSize: 'xs', color: 'ink.muted', overflowWrap: 'anywhere' },
  price: { textStyle: 'price', textAlign: 'end' },
  state: {
    justifySelf: 'start',
    gridColumn: { base: '1 / -1', md: 'auto' },
    px: '2.5',
    py: '1',
    borderRadius: 'full',
    bg: 'forest.100',
    color: 'forest.700',
    fontSize: 'xs',
    fontWeight: 'semibold',
  },
  gone: { bg: 'sand', color: 'ink.muted' },
  // Above the link that covers the line.
  buttons: {
    pos: 'relative',
    gridColumn: { base: '1 / -1', md: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { md: 'end' },
    gap: '2',
    '& button': { flex: { base: '1 1 auto', md: '0 1 auto' } },
  },
})
