import { styles } from '#web/theme/styles.ts'

export const stockLine = styles({
  // On a phone picture, cart and price in the first row, state and buttons below.
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
  // The whole upper part of the line is the link.
  cart: {
    display: 'grid',
    alignContent: 'center',
    minW: '0',
    minH: '11',
    overflowWrap: 'anywhere',
    _before: { content: '""', pos: 'absolute', insetX: '0', top: '0', h: '16' },
    _hover: { color: 'forest.700' },
  },
  name: { fontWeight: 'semibold', lineHeight: 'snug' },
  facts: { fontSize: 'xs', color: 'ink.muted' },
  price: { textStyle: 'price', textAlign: 'end' },
  state: {
    justifySelf: { base: 'stretch', md: 'start' },
    px: '2.5',
    py: '1',
    borderRadius: 'card',
    bg: 'forest.100',
    color: 'forest.700',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
  },
  gone: { bg: 'sand', color: 'ink.muted' },
  // Above the link that covers the line.
  buttons: {
    pos: 'relative',
    gridColumn: { base: '2 / -1', md: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { md: 'end' },
    gap: '2',
    '& button': { flex: { base: '1 1 auto', md: '0 1 auto' } },
  },
})
