import { styles } from '#web/theme/styles.ts'

export const stockLine = styles({
  // On a phone cart and price stand beside the picture, state and buttons below.
  root: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'min(5rem, 25vw) minmax(0, 1fr)',
      md: '6rem minmax(0, 1fr) 6rem 7rem minmax(0, 19rem)',
    },
    alignItems: 'center',
    columnGap: { base: '3', md: '4' },
    rowGap: '1.5',
    pos: 'relative',
  },
  picture: {
    gridRow: { base: 'span 2', md: 'auto' },
    alignSelf: 'start',
    bg: 'sand',
    borderRadius: 'md',
    overflow: 'hidden',
    aspectRatio: 'picture',
    '& img': { w: 'full', h: 'full', objectFit: 'contain' },
  },
  // The whole upper part of the line is the link.
  cart: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    minW: '0',
    minH: '11',
    overflowWrap: 'anywhere',
    _before: { content: '""', pos: 'absolute', insetX: '0', top: '0', h: '16' },
    _hover: { color: 'forest.700' },
  },
  name: { fontWeight: 'semibold', lineHeight: 'snug' },
  facts: { fontSize: 'xs', color: 'ink.muted' },
  price: { textStyle: 'price', textAlign: { md: 'end' } },
  state: {
    justifySelf: { base: 'stretch', md: 'start' },
    px: { base: '1', md: '2.5' },
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
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { md: 'end' },
    gap: '2',
    '& button': { flex: { base: '1 1 auto', md: '0 1 auto' }, px: { base: '2', md: '4.5' } },
  },
})
