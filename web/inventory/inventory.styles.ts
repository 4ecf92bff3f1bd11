import { coveredInput, fingerHigh, green, ring, selectArrow, textLink, wrapped, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const inventoryList = styles({
  root: {
    pt: '1',
    pb: { base: '12', md: '24' },
    // "Show more" adds carts in its own place. Scroll anchoring would keep the content below the list in view, and so move
    // the visitor past the new carts.
    '& ~ *, main:has(&) ~ *': { overflowAnchor: 'none' },
    // The number of a list that is no longer there.
    '&:has([data-list] > :is([inert], [role=alert])) [role=status]': { color: 'transparent' },
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
    ...green,
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
  // What has the focus is below the filters, too.
  list: { '& :is(a, button)': { scrollMarginTop: '12' } },
  otherPage: {
    display: 'block',
    w: 'fit-content',
    mx: 'auto',
    px: '8',
    py: '3',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'forest.700',
    ...green,
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

export const inventoryPage = styles({
  lead: { textStyle: 'lead', maxW: '56ch', mt: '3.5' },
  closing: { display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1fr 1.35fr' }, gap: { base: '10', lg: '16' } },
  ask: { alignSelf: 'center' },
  actions: { ...wrapping, gap: '3', mt: '7' },
  facts: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4' },
  factText: { textStyle: 'small', color: 'ink.muted', mt: '2' },
})

const CHOSEN = { bg: 'forest.700', color: 'white', fontWeight: 'semibold' } as const

export const filterControls = styles({
  // The native select fills the box; its label is inside, above the value.
  select: {
    pos: 'relative',
    display: 'block',
    minW: '0',
    '& span': {
      pos: 'absolute',
      insetStart: { base: '3.5', lg: '3' },
      top: '1',
      color: 'ink.muted',
      fontSize: 'xs',
      pointerEvents: 'none',
    },
    '& select': {
      ...selectArrow,
      w: 'full',
      h: { base: '3.25rem', lg: '12' },
      ps: { base: '3', lg: '2.5' },
      pt: '4',
      pe: { base: '8', lg: '6' },
      bgColor: 'white',
      borderWidth: '1px',
      borderColor: 'line.control',
      borderRadius: 'md',
      color: 'ink',
      // 16px: iOS zooms into smaller fields.
      fontSize: { base: 'md', lg: 'sm' },
    },
  },
  chosen: {
    '& select': {
      bgColor: 'forest.100',
      borderColor: 'forest.700',
      ...green,
      '@media (forced-colors: active)': { outline: '3px solid', outlineOffset: '-3px' },
    },
  },
  // On a phone the title is above.
  group: {
    ...wrapping,
    minW: '0',
    fontSize: { base: 'md', lg: 'sm' },
    // Floated, because only a floated legend becomes a flex item.
    '& legend': {
      float: 'left',
      flex: '1 1 100%',
      mb: '2',
      fontWeight: 'semibold',
      // The options make sense without it, where there is no room.
      pos: { lg: 'absolute' },
      clipPath: { lg: 'inset(50%)' },
    },
    '& label': {
      pos: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: { base: '1', lg: 'none' },
      minW: '11',
      h: { base: '12', lg: '12' },
      px: { base: '2', lg: '3' },
      bg: 'white',
      borderWidth: '1px',
      borderColor: 'line.control',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      _hover: { bg: 'forest.100' },
      '&:has(:checked)': CHOSEN,
      '&:has(:focus-visible)': { ...ring, zIndex: 'raised' },
    },
    '& label + label': { ms: '-1px' },
    '& legend + label': { borderStartRadius: 'md' },
    '& label:last-of-type': { borderEndRadius: 'md' },
    '& input': coveredInput,
    '& small': { fontSize: 'xs', fontWeight: 'normal' },
  },
  // Equally high pictures have one scale; the width of the widest, of eight seats, is the column's.
  lineup: {
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    '& label': {
      flex: '1 1 4.5rem',
      alignContent: 'end',
      h: { base: '20', lg: '5.25rem' },
      maxW: { lg: '8rem' },
      px: '1',
      pb: '1.5',
      overflow: 'hidden',
    },
    '& img': { h: { base: 'min(2.25rem, 9.6vw)', lg: 'min(3.375rem, 4.2vw)' }, w: 'auto', maxW: 'none' },
    // A dark cart is seen on it.
    '& label:has(:checked)': {
      bg: 'forest.100',
      color: 'forest.700',
      boxShadow: 'inset 0 0 0 2px {colors.forest.700}',
    },
  },
})
