import { styles } from '#web/theme/styles.ts'

const pageLink = {
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
} as const

export const inventoryResults = styles({
  root: {
    pt: '6',
    pb: { base: '16', md: '24' },
    // "Show more" adds carts in its own place. Scroll anchoring would keep the content below the list in view, and so move
    // the visitor past the new carts.
    '& > details, & ~ *, main:has(> &) ~ *': { overflowAnchor: 'none' },
  },
  // The start of the list, below the bars that stick.
  heading: { scrollMarginTop: { base: 'barCondensed', lg: '48' } },
  summary: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    minH: '11',
    mb: '4',
    fontSize: 'xs',
    color: 'ink.muted',
  },
  // Below status line and order on narrow screens, between them on wide ones.
  active: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    order: { base: '1', lg: '0' },
    flex: { base: '1 1 100%', lg: '1 1 0' },
    minW: '0',
  },
  pills: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  pill: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '9',
    px: '3.5',
    borderRadius: 'full',
    bg: 'forest.100',
    color: 'forest.700',
    fontWeight: 'semibold',
    _hover: { bg: 'forest.200' },
    '& svg': { boxSize: '4' },
  },
  clear: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '9',
    fontWeight: 'semibold',
    color: 'forest.700',
    _hover: { textDecoration: 'underline' },
  },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    ms: 'auto',
    '& select': {
      minH: '11',
      ps: '3',
      pe: '2',
      bg: 'white',
      borderWidth: '1px',
      borderColor: 'line.control',
      borderRadius: 'md',
      color: 'ink',
      // 16px: iOS zooms into smaller fields.
      fontSize: 'md',
      cursor: 'pointer',
    },
    _print: { display: 'none' },
  },
  // A list that comes at once never looks busy.
  list: {
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[aria-busy=true], main[aria-busy=true] &': { opacity: '0.5', transitionDelay: '{durations.fast}' },
  },
  earlier: { ...pageLink, mb: '12' },
  more: { ...pageLink, mt: '12' },
  empty: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    py: '12',
    color: 'ink.muted',
    '& p a, & li a': { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& > a, & button': { mt: '3' },
  },
  relaxations: { display: 'grid', gap: '2' },
  emptyTitle: { textStyle: 'h3', color: 'ink' },
})
