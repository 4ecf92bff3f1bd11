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
  heading: { scrollMarginTop: { base: '32', lg: '36' } },
  summary: {
    ...wrapped,
    columnGap: { base: '2', md: '4' },
    minH: '12',
    fontSize: 'sm',
    color: 'ink.muted',
    // On a phone the delivery has the second line.
    '& > p': {
      order: { base: '1', md: '0' },
      flex: { base: '1 1 100%', md: 'none' },
      mt: { base: '-1', md: '0' },
      mb: { base: '2', md: '0' },
      textWrap: 'balance',
    },
    // The chosen filters are shown there instead.
    '&:has(ul) > p': { display: { lg: 'none' } },
  },
  // As wide for any number, so that nothing beside it moves.
  status: { flex: { base: '1 1 6em', md: 'none' }, minW: { md: '14.5rem' } },
  // A phone has them among its quick filters, where they push nothing.
  active: {
    display: { base: 'none', lg: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    flex: '1 1 0',
    minW: '0',
    whiteSpace: 'nowrap',
    _print: { display: 'none' },
  },
  pills: { ...wrapping, columnGap: '2', minW: '0', '& > *': { maxW: 'full' } },
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
  clear: { ...textLink, textDecoration: 'underline', textUnderlineOffset: '3px' },
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
  // After a long list a short one would draw what is below it into the screen.
  list: { minH: { base: 'calc(100dvh - 12rem)', _print: '0' }, '& :is(a, button)': { scrollMarginTop: '12' } },
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
  undecided: {
    ...wrapped,
    gap: '3',
    py: { base: '8', md: '10' },
    '& > div': { flex: '1 1 22rem' },
    '& p': { mt: '1', maxW: '60ch', color: 'ink.muted' },
  },
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
      insetStart: '3.5',
      top: '1',
      // The empty option says it, too.
      clipPath: { lg: 'inset(50%)' },
      color: 'ink.muted',
      fontSize: 'xs',
      pointerEvents: 'none',
    },
    '& select': {
      ...selectArrow,
      w: 'full',
      h: { base: '3.25rem', lg: '12' },
      ps: { base: '3', lg: '2' },
      pt: { base: '4', lg: '0' },
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
  group: {
    ...wrapping,
    minW: '0',
    fontSize: { base: 'md', lg: 'sm' },
    // Floated, because only a floated legend becomes a flex item.
    '& legend': { float: 'left', flex: '1 1 100%', mb: '2', fontWeight: 'semibold' },
    '& label': {
      pos: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: '1',
      gridAutoFlow: 'column',
      placeContent: 'center',
      minW: '11',
      h: '12',
      px: '2',
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
    '& small': { fontSize: 'xs', fontWeight: 'normal', whiteSpace: 'pre' },
  },
})
