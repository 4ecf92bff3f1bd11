import { styles } from '#web/theme/styles.ts'

const onPaper = { bg: 'paper', color: 'ink', fontSize: '2xs', lineHeight: 'snug' } as const
const chip = { display: 'grid', placeItems: 'center', borderRadius: 'full', boxShadow: 'soft' } as const

const GRAY = { filter: 'grayscale(1)', opacity: '0.8' } as const

export const gallery = styles({
  // From edge to edge on a phone.
  frame: {
    pos: 'relative',
    mx: { base: '-5', md: '0', _print: '0' },
    '&[data-sold] img': GRAY,
  },
  // Thumbnails and the number of the picture stand for its bar.
  strip: {
    pos: 'relative',
    display: 'flex',
    overflowX: { base: 'auto', _print: 'hidden' },
    scrollSnapType: 'x mandatory',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    borderRadius: { md: 'card' },
  },
  slide: { pos: 'relative', flex: 'none', w: 'full', scrollSnapAlign: 'center', scrollSnapStop: 'always' },
  large: {
    display: 'block',
    aspectRatio: 'picture',
    bg: 'sand',
    borderRadius: { md: 'card' },
    overflow: 'hidden',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
    // The strip cuts what is around it.
    _focusVisible: { outlineOffset: '-3px' },
  },
  badge: { pos: 'absolute', top: '4', insetStart: { base: '5', md: '4' } },
  tag: {
    ...onPaper,
    pos: 'absolute',
    bottom: '3',
    insetX: { base: '5', md: '4' },
    w: 'fit-content',
    // Leaves room for the number of the picture beside it.
    maxW: 'calc(100% - 7rem)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    minH: '7',
    px: '2.5',
    py: '1',
    borderRadius: 'sm',
    // As high as a finger needs it, and no higher to the eye.
    '& a': { py: '3.5', my: '-3.5', textDecoration: 'underline', textUnderlineOffset: '2px' },
    _print: { display: 'none' },
  },
  // A press on it is one on the picture.
  corner: {
    pointerEvents: 'none',
    pos: 'absolute',
    insetEnd: { base: '5', md: '4' },
    bottom: '3',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    _print: { display: 'none' },
  },
  count: {
    ...onPaper,
    ...chip,
    minH: { base: '7', lg: '11' },
    px: { base: '2.5', lg: '4' },
    fontWeight: 'semibold',
    'html:not([data-scripted]) &': { display: 'none' },
  },
  zoom: { ...chip, display: { base: 'none', lg: 'grid' }, boxSize: '11', bg: 'paper', '& svg': { boxSize: '5' } },
  // On a phone a finger swipes, and the picture counts; without scripts it does not.
  thumbnails: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '3',
    mt: '3',
    'html:not([data-scripted]) &': { display: 'grid' },
    '&[data-sold] img': GRAY,
    _print: { display: 'none' },
  },
  thumbnail: {
    display: 'block',
    aspectRatio: 'picture',
    borderRadius: 'md',
    overflow: 'hidden',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
    '&[aria-current]': { outline: '2px solid', outlineColor: 'forest.700', outlineOffset: '2px' },
  },
})

const button = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '12',
  borderRadius: 'full',
  bg: 'white',
  color: 'ink',
  cursor: 'pointer',
  boxShadow: 'soft',
  _hover: { bg: 'forest.100' },
  '&[aria-pressed=true]': { bg: 'forest.700', color: 'white' },
  '& svg': { boxSize: '6' },
} as const

export const pictureDialog = styles({
  root: {
    w: 'full',
    h: '100dvh',
    maxW: 'none',
    maxH: 'none',
    m: '0',
    p: '0',
    bg: 'forest.900',
    overflow: 'hidden',
  },
  strip: {
    pos: 'relative',
    display: 'flex',
    alignItems: 'center',
    h: 'full',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    overscrollBehaviorX: 'contain',
    _focusVisible: { outlineColor: 'white', outlineOffset: '-4px' },
    '& li': { flex: 'none', w: 'full', scrollSnapAlign: 'center', scrollSnapStop: 'always' },
    // Drawings and most photographs are three to two: none is higher than the screen.
    '& img': { w: 'min(100%, 150dvh)', maxH: 'screen', mx: 'auto', objectFit: 'contain' },
    // Twice as wide as an upright phone: a finger moves along the cart, and on to the next picture.
    '@media (orientation: portrait)': {
      '&[data-zoomed]': { '& li': { w: 'auto' }, '& img': { w: 'calc(200vw)', maxW: 'none' } },
    },
  },
  bar: {
    pos: 'absolute',
    top: '3',
    insetX: '3',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
  },
  count: {
    me: 'auto',
    px: '3.5',
    py: '2',
    borderRadius: 'full',
    bg: 'white',
    fontSize: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  button,
  // A wide screen already shows the picture as large as it is.
  zoom: { ...button, '@media (orientation: landscape)': { display: 'none' } },
})
