import { centered, coveredInput, ends, fingerHigh, grid, inLine, link, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const disclaimer = { mt: '4', textStyle: 'fine', lineHeight: 'snug' } as const

export const monthly = styles({
  root: {
    p: { base: '4', lg: '7' },
    fontVariantNumeric: 'tabular-nums',
    scrollMarginTop: '6rem',
    _print: { p: '0', borderWidth: '0' },
  },
  head: {
    ...wrapping,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    '& h2': { textStyle: 'h2', fontSize: 'xl', lg: { fontSize: '2xl' } },
    '& p': { fontSize: 'sm', color: 'ink.muted' },
    '& small': { display: 'inline-block' },
    '& strong': { textStyle: 'price', fontSize: { base: 'xl', lg: '2xl' }, color: 'ink' },
    _print: { display: 'none' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
    gap: '3',
    mt: '4',
    // The down payment has a row of its own on a phone.
    '& > :first-child': { gridColumn: { base: '1 / -1', sm: 'auto' } },
    '& div > label': { display: 'block', mb: '1', fontSize: 'xs', fontWeight: 'semibold' },
    '& p': { mt: '1', textStyle: 'fine' },
    '& [data-wrong]': { fontWeight: 'semibold', color: 'ember.600' },
    _print: { display: 'none' },
  },
  withTax: {
    ...inLine,
    gap: '2.5',
    gridColumn: '1 / -1',
    minH: '11',
    '& input': { boxSize: '5', accentColor: 'forest.700' },
  },
  // With scripts the amounts follow what is typed.
  calculate: { gridColumn: '1 / -1', justifySelf: 'start', 'html[data-scripted] &': { display: 'none' } },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '3',
    mt: '4',
    alignItems: 'end',
    '& dt': { textStyle: 'fine', lineHeight: 'snug' },
    '& dd': { fontWeight: 'semibold' },
    _print: { display: 'none' },
  },
  send: { w: { base: 'full', lg: 'auto' }, mt: '4', _print: { display: 'none' } },
  disclaimer: { ...disclaimer, _print: { display: 'none' } },
  // Paper has the estimate in one line, and only if it is the visitor's own.
  printedDisclaimer: { ...disclaimer, _print: { mt: '3' } },
  onPaper: { display: { base: 'none', _print: 'inline' }, fontWeight: 'semibold', color: 'ink' },
})

const tile = {
  pos: 'relative',
  display: 'grid',
  placeContent: 'center',
  minH: '12',
  px: '1',
  py: '1.5',
  bg: 'white',
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: 'md',
  fontSize: 'sm',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  textAlign: 'center',
  cursor: 'pointer',
  '& small': { textStyle: 'fine', fontWeight: 'normal' },
  '& input': coveredInput,
  _hover: { borderColor: 'forest.700' },
  '&:has(:checked)': { bg: 'forest.700', borderColor: 'forest.700', color: 'white', '& small': { color: 'white' } },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'forest.700', outlineOffset: '2px' },
} as const

const row = { display: 'grid', gap: '2' } as const

export const testDrive = styles({
  root: {
    p: { base: '0', lg: '7' },
    borderWidth: { base: '0', lg: '1px' },
    bg: { base: 'transparent', lg: 'white' },
    overflow: 'visible',
    alignSelf: 'start',
    '& label': tile,
    _print: { display: 'none' },
  },
  title: { textStyle: 'h2', fontSize: 'xl', lg: { fontSize: '2xl' } },
  text: { mt: '2', mb: '4', fontSize: 'sm', color: 'ink.muted' },
  days: { ...row, gridTemplateColumns: { base: 'repeat(auto-fit, minmax(4.25rem, 1fr))', lg: 'repeat(4, 1fr)' } },
  parts: { ...row, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', mt: '2' },
  request: { w: 'full', mt: '2.5' },
})

/** What no first screen shows. */
export const below = styles({
  subtitle: { textStyle: 'h2', fontSize: { base: 'xl', md: '2xl', _print: 'lg' }, mb: { base: '4', _print: '2' } },
  features: {
    columns: { base: '1', sm: '2', _print: '2' },
    columnGap: '7',
    '& li': { display: 'flex', gap: '3', py: '2', breakInside: 'avoid' },
    '& li::before': { content: '"✓"', color: 'forest.500' },
    _print: {
      columnGap: '4',
      lineHeight: 'snug',
      '&:has(li:nth-child(17))': { columns: '3' },
      '& li': { gap: '1.5', py: '0.5' },
    },
  },
  report: {
    pt: { base: '8', lg: '14', _print: '4' },
    '& > p': { mt: '2', mb: '4', maxW: 'text', color: 'ink.muted' },
    '& > p > a': { py: '2.5', ...link },
    '& > figure': { mb: '4' },
    // Paper has it on a sheet of its own, before the foot.
    _print: { order: '1', breakBefore: 'page', fontSize: 'xs' },
  },
  bar: {
    printColorAdjust: 'exact',
    display: 'block',
    h: '2',
    my: '1.5',
    bg: 'forest.100',
    borderRadius: 'full',
    overflow: 'hidden',
    '& > span': { printColorAdjust: 'exact', display: 'block', h: 'full', bg: 'forest.500' },
  },
  // Upright on a phone, from left to right beside more room.
  history: {
    display: 'grid',
    gridAutoFlow: { md: 'column', _print: 'column' },
    gridAutoColumns: 'minmax(0, 1fr)',
    mt: '4',
    fontSize: { base: 'sm', _print: 'xs' },
    color: 'ink.muted',
    '& li': {
      borderColor: 'forest.500',
      borderStartWidth: { base: '3px', md: '0', _print: '0' },
      borderTopWidth: { md: '3px', _print: '3px' },
      ps: { base: '4', md: '0', _print: '0' },
      pe: { md: '4', _print: '4' },
      py: { base: '1.5', md: '0', _print: '0' },
      pt: { md: '3', _print: '2' },
    },
    '& strong': { display: 'block', fontWeight: 'semibold', color: 'ink' },
  },
  facts: {
    ...grid({ md: 2 }),
    columnGap: '18',
    rowGap: '8',
    py: { base: '10', md: '14', _print: '4' },
    // Beside both tables the features have a row of their own.
    '& > :nth-child(3)': { gridColumn: { md: '1 / -1', _print: '1 / -1' }, '& ul': { columnGap: { lg: '18' } } },
    _print: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: '8',
      rowGap: '2',
      '&:has(> :nth-child(3))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      fontSize: 'xs',
      // Many features still leave one page.
      '&:has(li:nth-child(17))': { fontSize: '0.6875rem' },
    },
  },
  table: {
    w: 'full',
    '& tr': { borderBottomWidth: '1px' },
    '& th': { py: '3', fontWeight: 'normal', textAlign: 'start', color: 'ink.muted' },
    '& td': {
      py: '3',
      ps: '3',
      overflowWrap: 'anywhere',
      fontWeight: 'semibold',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    _print: { '& th, & td': { py: '0.5' } },
  },
  // The heading and its answer side by side.
  roads: {
    ...grid({ md: 2 }),
    columnGap: '18',
    pb: { base: '10', md: '14' },
    _print: { display: 'none' },
    '& a': { ...fingerHigh, display: 'flex', fontWeight: 'semibold', ...link },
  },
  // Below the facts, whose section has its own space at the end.
  similarSection: { py: { base: '10', md: '14' }, 'section + &': { pt: '0' }, _print: { display: 'none' } },
  similar: { mt: '6' },
  more: { mt: '6', textAlign: 'center' },
  interest: { ...ends, gap: '8', py: { base: '12', md: '16' } },
  interestText: { textStyle: 'lead', mt: '3' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  sand: { bg: 'sand', _print: { display: 'none' } },
  address: { _print: { ms: 'auto', textAlign: 'end', overflowWrap: 'anywhere', '& strong': { display: 'block' } } },
})

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
