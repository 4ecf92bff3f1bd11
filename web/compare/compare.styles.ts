import { bottomBar, ends, green, inLine, LOW, PHONE, textLink, wrapped, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const note = { mt: '5', px: '4', bg: 'sand', borderRadius: 'md', _print: { display: 'none' } } as const

export const comparePage = styles({
  root: {
    py: { base: '10', md: '14' },
    minH: 'calc(100dvh - {sizes.bar})',
    '&:has([data-rows=different][aria-current]) [data-same]': { display: 'none' },
    _print: { py: '2', minH: '0' },
  },
  title: { textStyle: 'h1', _print: { fontSize: 'xl' } },
  hint: { textStyle: 'lead', maxW: '56ch', mt: '4' },
  leftOut: {
    ...note,
    display: 'grid',
    gap: '2',
    py: '3',
    maxW: 'text',
    '& a': { ...textLink, minH: '6', textDecoration: 'underline' },
  },
  shared: {
    ...note,
    ...wrapped,
    columnGap: '5',
    w: 'fit-content',
    py: { base: '2', md: '0' },
    '&[hidden]': { display: 'none' },
  },
  plain: { ...textLink, cursor: 'pointer' },
  head: { ...ends, gap: '4', mt: '6', _print: { display: 'none' } },
  // A phone has it in the bar.
  ask: { display: { base: 'none', md: 'inline-flex' } },
  choice: {
    ...wrapping,
    gap: '1',
    p: '1',
    bg: 'sand',
    borderRadius: 'md',
    fontSize: 'sm',
    '& a': { display: 'grid', placeItems: 'center', minH: '11', px: 'min({spacing.4}, 4vw)', borderRadius: 'sm' },
    '& a:not([aria-current]):hover': { bg: 'paper' },
    '& [aria-current]': { bg: 'forest.700', fontWeight: 'semibold', color: 'white' },
  },
  scroller: {
    flex: '1 1 auto',
    minW: '0',
    maxW: { lg: 'calc(12rem + var(--carts) * 20rem)', _print: 'none' },
    // On phones the table goes on to the edge of the screen.
    me: { base: '-5', md: '0', _print: '0' },
    // Fades out where it can be scrolled.
    pe: { base: '5', md: '0', _print: '0' },
    maskImage: { base: 'linear-gradient(90deg, #000 calc(100% - 1.75rem), transparent)', md: 'none', _print: 'none' },
    // A table that scrolls sideways can't have names that stay below the header: only where it has no room.
    overflowX: { base: 'auto', lg: 'visible' },
    '&[data-fits]': { '@media (min-width: 22.5em)': { overflowX: 'visible', pe: '0', maskImage: 'none' } },
    // About a column, and in a wide table the names of the rows before it: Chromium leaves what has the focus where it is as long
    // as a part of it is inside of this border.
    scrollPaddingInline: { base: '6.5rem', md: '20rem 9rem' },
    _print: { overflow: 'visible' },
  },
  // The next cart is added beside the others, or below them on a narrow screen.
  board: {
    display: { base: 'grid', lg: 'flex', _print: 'block' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '6',
    mt: { base: '6', _print: '2' },
  },
  form: {
    ...wrapped,
    flex: '0 0 16rem',
    gap: '2',
    maxW: 'text',
    mt: '4',
    '& label': { flexBasis: { base: 'full', md: 'auto' }, fontWeight: 'semibold' },
    '& select': { flex: '1 1 10rem' },
    _print: { display: 'none' },
  },
  actions: {
    display: { base: 'flex', md: 'inline-flex', _print: 'none' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    me: { md: '2' },
    mt: '8',
    '& a': { display: { md: 'none' } },
    // In view as long as the table is: it is several screens long.
    [PHONE]: {
      ...bottomBar,
      zIndex: 'sticky',
      mx: '-5',
      px: '5',
      py: '3',
      bg: 'paper',
      borderTopWidth: '1px',
      '& a': { flex: '1 1 0', px: '2' },
      '& button': { px: '3' },
    },
  },
  back: { mt: { base: '6', md: '8' } },
  share: { 'html:not([data-scripted]) &': { display: 'none' } },
  said: { fontSize: 'sm', ...green },
  onPaper: { display: { base: 'none', _print: 'block' }, mt: '2', fontSize: 'xs' },
})

const mark = { ...inLine, gap: '1', w: 'fit-content' } as const

export const compareTable = styles({
  table: {
    tableLayout: 'fixed',
    w: 'full',
    minW: { base: 'calc(var(--carts) * 7rem)', md: 'calc(11rem + var(--carts) * 10rem)', _print: '0' },
    // On a phone the name of a row is above its values, and the carts share the width.
    display: { base: 'block', md: 'table', _print: 'table' },
    '& :is(thead, tbody)': { display: { base: 'contents', md: 'table-row-group', _print: 'table-row-group' } },
    '& tr': { display: { base: 'flex', md: 'table-row', _print: 'table-row' }, flexWrap: 'wrap' },
    '& tr[data-on-screen]': { _print: { display: 'none' } },
    '& :is(th, td)': {
      flex: '0 0 calc(100% / var(--carts))',
      minW: '0',
      p: { base: '1.5', md: '3.5' },
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& :is([scope=row], [colspan])': { flexBasis: 'full' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& tbody > tr:first-of-type > td': { textStyle: 'price', fontSize: { base: 'lg', md: 'xl', _print: 'inherit' } },
    '& tbody td': { pt: { base: '0', md: '3.5' } },
    '& td': {
      fontSize: { base: 'sm', md: 'md', _print: 'inherit' },
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    _print: { fontSize: 'xs', lineHeight: 'snug', '& :is(th, td)': { py: '0.5' } },
  },
  // As wide as the names of the rows.
  corner: {
    display: { base: 'none', md: 'table-cell', _print: 'table-cell' },
    w: { md: '11rem', _print: '8rem' },
    pos: { md: 'sticky', _print: 'static' },
    insetStart: '0',
    bg: 'paper',
  },
  names: {
    pos: 'sticky',
    top: 'calc({sizes.barCondensed} - 1px)',
    zIndex: 'raised',
    bg: 'paper',
    '& :is(th, td)': { py: { base: '1.5', _print: '0' } },
    [LOW]: { pos: 'static' },
    _print: { pos: 'static' },
  },
  terms: { display: 'block', textStyle: 'fine' },
  name: {
    display: 'block',
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: { base: 'sm', md: 'lg' },
    lineHeight: 'snug',
    _hover: { textDecoration: 'underline' },
  },
  details: {
    display: 'flex',
    w: { base: 'full', md: 'fit-content' },
    px: { base: '1', md: '4.5' },
    fontSize: { base: 'xs', md: 'sm' },
    _print: { display: 'none' },
  },
  remove: {
    ...mark,
    minH: '11',
    fontSize: 'sm',
    color: 'ink.muted',
    '& svg': { boxSize: '4' },
    _hover: { color: 'forest.700', textDecoration: 'underline' },
    _print: { display: 'none' },
  },
  rowName: {
    pos: { md: 'sticky', _print: 'static' },
    insetStart: '0',
    bg: { md: 'paper' },
    fontWeight: 'normal',
    fontSize: { base: 'xs', md: 'md', _print: 'inherit' },
    color: 'ink.muted',
  },
  // Positioned: hidden words in it would count for the width of the page, not of the table that scrolls.
  unknown: { pos: 'relative', fontWeight: 'normal', color: 'ink.muted' },
  best: {
    ...mark,
    mt: '1',
    fontFamily: 'body',
    fontSize: 'xs',
    letterSpacing: 'normal',
    ...green,
    lineHeight: 'snug',
    '& svg': { boxSize: '3.5', flexShrink: '0', strokeWidth: '2.5' },
  },
  features: {
    display: 'grid',
    gap: '1.5',
    fontSize: 'sm',
    fontWeight: 'normal',
    _print: { fontSize: 'inherit', gap: '0' },
  },
})
