import { CLAY } from '#web/theme/constants.ts'
import { centered, fingerHigh, grid, inLine, link, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const vehiclePage = styles({
  // One sheet of paper, with its foot at the bottom; the site's bar takes the first tenth.
  sheet: { _print: { display: 'flex', flexDirection: 'column', minH: '89vh' } },
  foot: { _print: { mt: 'auto', order: '1' } },
  // A faint tint of the cart's own color.
  tinted: {
    pb: { base: '6', lg: '12' },
    bg: 'color-mix(in srgb, var(--tint, {colors.sand}) 8%, {colors.paper})',
    _print: { bg: 'transparent', pt: '2', pb: '1' },
  },
  path: {
    ...wrapped,
    columnGap: '2.5',
    py: { lg: '1' },
    textStyle: 'fine',
    // A phone has room for the way back only.
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '2.5', minW: '0', overflowWrap: 'anywhere' },
    '& li + li': { display: { base: 'none', md: 'inline-flex' }, _before: { content: '"/"' } },
    '& a': { ...fingerHigh, gap: '1', _hover: { textDecoration: 'underline' } },
    '& [data-return]': { ms: '-1', fontWeight: 'semibold', color: 'forest.700' },
    '& svg': { boxSize: '4' },
    _print: { display: 'none' },
  },
  columns: {
    ...grid({ lg: '1.67fr 1fr' }),
    columnGap: '12',
    rowGap: { base: '4', lg: '6', _print: '3' },
    alignItems: 'start',
    gridTemplateRows: { lg: 'auto auto 1fr' },
    // On wide screens the description is below the pictures, beside the summary.
    '& > :nth-child(2)': { gridColumn: { lg: '2', _print: '2' }, gridRow: { lg: '1 / 4', _print: '1 / 3' } },
    _print: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', columnGap: '6' },
  },
  // Paper has room for so many lines.
  description: {
    '& > p': { maxW: 'text', color: 'ink.muted', _print: { lineClamp: '8' } },
    '& > div': { mt: { base: '6', _print: '2' } },
    _print: { gridColumn: '1 / -1', fontSize: 'xs', lineHeight: 'snug' },
  },
  purchase: {
    ...grid({ lg: 2 }),
    gap: { base: '8', lg: '6' },
    pt: { base: '8', lg: '12' },
    // A cart on order has no test drive beside its estimate.
    '& > :only-child > *': { gridColumn: '1 / -1' },
    _print: { display: 'block', pt: '0' },
  },
})

const onPaper = { bg: 'paper', color: 'ink', fontSize: 'xs', lineHeight: 'snug' } as const
const chip = { display: 'grid', placeItems: 'center', borderRadius: 'full', boxShadow: 'soft' } as const

const GRAY = { filter: 'grayscale(1)', opacity: '0.8' } as const

export const gallery = styles({
  // From edge to edge on a phone.
  frame: { pos: 'relative', mx: { base: '-5', md: '0', _print: '0' }, '&[data-sold] img': GRAY },
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
    ...wrapped,
    columnGap: '1',
    minH: '7',
    px: '2.5',
    py: '1',
    borderRadius: 'sm',
    // As high as a finger needs it, and no higher to the eye.
    '& a': { py: '3.5', my: '-3.5', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& > span': { _print: { display: 'none' } },
    // Paper has no background on which it could be read.
    _print: { pos: 'static', minH: '0', px: '0' },
  },
  // A press on it is one on the picture.
  corner: {
    pointerEvents: 'none',
    pos: 'absolute',
    insetEnd: { base: '5', md: '4' },
    bottom: '3',
    ...inLine,
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

/** Paper keeps the colors of marks, bars and the diagram's ground. */
const inked = { printColorAdjust: 'exact' } as const

export const conditionReport = styles({
  // From edge to edge on a phone. The ground begins where the tires stand.
  stage: {
    ...inked,
    pos: 'relative',
    display: 'grid',
    alignContent: 'end',
    justifyItems: 'center',
    minH: { base: '270px', md: '400px', lg: '440px', _print: '250px' },
    mx: { base: '-5', md: '0', _print: '0' },
    px: { base: '5', lg: '4' },
    pb: '2',
    bg: 'sand',
    borderRadius: { md: 'card' },
    overflow: 'clip',
    isolation: 'isolate',
    '& figcaption': { justifySelf: 'start', mt: '4', fontSize: { base: 'xs', md: 'sm' }, lineHeight: 'snug' },
    '& figcaption span': { _print: { display: 'none' } },
    '& figcaption a': { display: 'inline-block', py: '2.5', my: '-2.5', ...link },
  },
  cart: {
    pos: 'relative',
    w: {
      base: 'min(94%, var(--cart) * 0.42)',
      md: 'min(94%, var(--cart) * 0.7)',
      _print: 'min(94%, var(--cart) * 0.38)',
    },
    '& img': { w: 'full', h: 'full', filter: CLAY },
    _before: {
      content: '""',
      pos: 'absolute',
      zIndex: '-1',
      top: '88%',
      bottom: '-100vh',
      left: '-100vw',
      right: '-100vw',
      bg: 'line',
    },
  },
  badge: { pos: 'absolute', top: '4', insetStart: { base: '5', md: '4' } },
  mark: {
    ...inked,
    ...centered,
    flexShrink: '0',
    boxSize: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'forest.700',
    bg: 'paper',
    color: 'ink',
    fontSize: 'xs',
    fontWeight: 'bold',
    pos: 'relative',
    // As large as a finger needs it.
    _after: { content: '""', pos: 'absolute', inset: '-8px' },
    '&[data-left]': { bg: 'sun.400', borderColor: 'sun.900' },
    '&:target': { outline: '3px solid', outlineColor: 'forest.500', outlineOffset: '2px' },
  },
  // As small in large text: the list has the same numbers.
  onCart: {
    pos: 'absolute',
    translate: '-50% -50%',
    boxSize: '28px',
    fontSize: 'min({fontSizes.xs}, 16px)',
    scrollMarginTop: '24',
  },
  lines: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', _print: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
    '& > li': {
      display: 'flex',
      gap: '3',
      py: { base: '3', _print: '1.5' },
      borderTopWidth: '1px',
      lineHeight: 'snug',
    },
    '& div': { flex: '1', minW: '0' },
    '& h3': { fontFamily: 'body', fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'normal' },
    '& p': { mt: '0.5', fontSize: 'sm', color: 'ink.muted' },
    _print: { '& h3, & p': { fontSize: 'xs' } },
  },
  all: {
    borderTopWidth: '1px',
    '& a': { ...link, display: 'block', py: '2.5', fontWeight: 'semibold' },
    _print: { display: 'none' },
  },
})
