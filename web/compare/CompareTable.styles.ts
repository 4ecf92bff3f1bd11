import { LOW } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const compareTable = styles({
  table: {
    tableLayout: 'fixed',
    w: 'full',
    minW: { base: 'calc(var(--carts) * 7rem)', md: 'calc(11rem + var(--carts) * 10rem)', _print: '0' },
    // On a phone the name of a row is above its values, and the carts share the width.
    display: { base: 'block', md: 'table', _print: 'table' },
    '& :is(thead, tbody)': { display: { base: 'contents', md: 'table-row-group', _print: 'table-row-group' } },
    '& tr': {
      display: { base: 'flex', md: 'table-row', _print: 'table-row' },
      flexWrap: 'wrap',
    },
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
    '& tbody td': { pt: { base: '0', md: '3.5' } },
    '& td': {
      fontSize: { base: 'sm', md: 'md', _print: 'inherit' },
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    _print: { fontSize: '2xs', lineHeight: 'snug', '& :is(th, td)': { py: '0.5' } },
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
  picture: {
    // As wide as a cart of eight seats.
    aspectRatio: { base: '1027 / 500', _print: '3.5' },
    overflow: 'hidden',
    bg: 'sand',
    borderRadius: 'md',
    '& img': { w: 'full', h: 'full', objectFit: { base: 'cover', _print: 'contain' } },
  },
  // One height and one ground line for all.
  side: {
    bgImage: 'linear-gradient(0deg, {colors.line} 12%, transparent 12%)',
    '& img': { w: 'auto', mx: 'auto', objectFit: 'contain' },
  },
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
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    w: 'fit-content',
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
  // The tint goes on to the edge of the screen, where the table does.
  differentRow: { '& > *': { bg: { base: 'sand', _print: 'transparent' } }, '& td': { fontWeight: 'semibold' } },
  // Positioned: hidden words in it would count for the width of the page, not of the table that scrolls.
  unknown: { pos: 'relative', fontWeight: 'normal', color: 'ink.muted' },
  best: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    w: 'fit-content',
    mt: '1',
    fontSize: '2xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    color: 'forest.700',
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
