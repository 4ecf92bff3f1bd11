import { fingerHigh, selectArrow, textLink, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const inventoryResults = styles({
  root: {
    pt: '1',
    pb: { base: '12', md: '24' },
    // "Show more" adds carts in its own place. Scroll anchoring would keep the content below the list in view, and so move
    // the visitor past the new carts.
    '& ~ *, main:has(&) ~ *': { overflowAnchor: 'none' },
  },
  // So that the start of the list is not hidden by the sticky bars.
  heading: { scrollMarginTop: { base: '32', lg: '40' } },
  summary: {
    ...wrapped,
    columnGap: { base: '2', md: '4' },
    minH: { base: '12', lg: '11' },
    fontSize: { base: 'xs', md: 'sm' },
    color: 'ink.muted',
  },
  status: { flex: { base: '1 1 6em', md: 'none' } },
  // Above status line and order on narrow screens, in one line that scrolls; between them on wide ones.
  active: {
    display: 'flex',
    flexWrap: { lg: 'wrap' },
    alignItems: 'center',
    columnGap: '3',
    order: { base: '-1', lg: '0' },
    flex: { base: '1 1 100%', lg: '1 1 0' },
    minW: '0',
    mx: { base: '-5', lg: '0' },
    px: { base: '5', lg: '0' },
    whiteSpace: 'nowrap',
    // With large text the filters have the whole line, and "Clear All" the next one.
    '@media (max-width: 16em)': { flexWrap: 'wrap' },
    _print: { display: 'none' },
  },
  // "Clear All" stays in view while the filters scroll beside it.
  pills: {
    display: 'flex',
    flexWrap: { lg: 'wrap' },
    columnGap: '2',
    minW: '0',
    overflowX: { base: 'auto', lg: 'visible' },
    scrollbarWidth: 'none',
    '& > *': { flexShrink: '0', maxW: 'full' },
  },
  // About 32px high, in a line of 44px that can be touched. A long search ends with dots before its cross.
  pill: {
    ...fingerHigh,
    maxW: 'full',
    color: 'forest.700',
    fontWeight: 'semibold',
    '& span': {
      pos: 'relative',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      ps: '3',
      pe: '9',
      py: '1',
      borderRadius: 'full',
      bg: 'forest.100',
    },
    _hover: { '& span': { bg: 'forest.200' } },
    '& svg': { pos: 'absolute', insetEnd: '3', top: 'calc(50% - 0.5rem)', boxSize: '4' },
  },
  clear: {
    ...textLink,
    '& span': { display: { base: 'none', lg: 'inline' } },
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  // The order is a word with an arrow; a phone has no room for its label.
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    ms: 'auto',
    '& span': { pos: { base: 'absolute', md: 'static' }, clipPath: { base: 'inset(50%)', md: 'none' } },
    '& select': {
      ...selectArrow,
      // As wide as the selected word, in browsers that support it.
      fieldSizing: 'content',
      textAlignLast: 'end',
      h: '12',
      ps: { base: '0', md: '2' },
      pe: '6',
      bgColor: 'transparent',
      backgroundPosition: 'right center',
      borderRadius: 'md',
      color: 'ink',
      fontWeight: 'semibold',
      // 16px: iOS zooms into smaller fields.
      fontSize: 'md',
    },
    _print: { display: 'none' },
  },
  // Delayed, so that a fast list never looks busy.
  list: {
    // What has the focus is below the filters, too.
    '& :is(a, button)': { scrollMarginTop: '12' },
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[aria-busy=true], main[aria-busy=true] &': { opacity: '0.5', transitionDelay: '{durations.fast}' },
  },
  otherPage: {
    display: 'block',
    w: 'fit-content',
    mx: 'auto',
    px: '8',
    py: '3',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'forest.700',
    fontWeight: 'semibold',
    color: 'forest.700',
    '&[rel=prev]': { mb: '12' },
    '&[rel=next]': { mt: '12' },
  },
  notes: { mb: '4', fontSize: 'sm', fontWeight: 'medium', '& a': textLink },
  empty: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    py: { base: '6', md: '12' },
    color: 'ink.muted',
    '& p a, & li a': { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& > a, & button': { mt: '3' },
  },
  relaxations: { display: 'grid', gap: '2' },
  emptyTitle: { textStyle: 'h3', color: 'ink' },
})
