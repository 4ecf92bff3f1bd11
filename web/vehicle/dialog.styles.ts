import { centered, inLine } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const button = {
  ...centered,
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
  root: { w: 'full', h: '100dvh', maxW: 'none', maxH: 'none', m: '0', p: '0', bg: 'forest.900', overflow: 'hidden' },
  strip: {
    pos: 'relative',
    ...inLine,
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
  bar: { pos: 'absolute', top: '3', insetX: '3', ...inLine, justifyContent: 'flex-end', gap: '2' },
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
