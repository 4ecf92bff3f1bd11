import { styles } from '#web/theme/styles.ts'
import { textLink } from '#web/theme/textLink.ts'

export const vehiclePage = styles({
  // One sheet of paper, with its foot at the bottom; the site's bar takes the first tenth.
  sheet: { _print: { display: 'flex', flexDirection: 'column', minH: '89vh' } },
  foot: { _print: { mt: 'auto' } },
  // A faint tint of the cart's own colour.
  tinted: {
    pb: { base: '12', md: '16' },
    bg: 'color-mix(in srgb, var(--tint, {colors.sand}) 8%, {colors.paper})',
    _print: { bg: 'transparent', pt: '5', pb: '3' },
  },
  path: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    py: '3',
    fontSize: 'xs',
    color: 'ink.muted',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '2.5' },
    '& li + li::before': { content: '"/"' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '9',
      _hover: { textDecoration: 'underline' },
    },
    '& svg': { boxSize: '4' },
    _print: { display: 'none' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
    gap: { base: '8', lg: '12', _print: '6' },
    alignItems: 'start',
    gridTemplateRows: { lg: 'auto 1fr' },
    _print: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
  },
  // On wide screens the estimate stands below the pictures, beside the summary; on phones below it.
  summary: {
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / 3' },
    pos: { lg: 'sticky' },
    top: { lg: '20' },
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '18',
    rowGap: '12',
    _print: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: '8',
      fontSize: 'xs',
      // Many features still leave one page.
      '&:has(li:nth-child(17))': { fontSize: '0.6875rem' },
    },
  },
  subtitle: { textStyle: 'h2', mb: '4', _print: { fontSize: 'lg', mb: '2' } },
  table: {
    w: 'full',
    '& tr': { borderBottomWidth: '1px', borderColor: 'line' },
    '& th': { py: '3.5', fontWeight: 'normal', textAlign: 'start', color: 'ink.muted' },
    '& td': { py: '3.5', fontWeight: 'semibold', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    _print: { '& th, & td': { py: '1' }, '& td': { ps: '3' } },
  },
  features: {
    columns: { base: '1', sm: '2', _print: '2' },
    columnGap: '7',
    '& li': { display: 'flex', gap: '3', py: '2', breakInside: 'avoid' },
    '& svg': { boxSize: '5', mt: '0.5', flexShrink: '0', color: 'forest.500' },
    _print: {
      columnGap: '4',
      lineHeight: 'snug',
      '&:has(li:nth-child(17))': { columns: '3' },
      '& li': { gap: '1.5', py: '0.5' },
      '& svg': { boxSize: '3', mt: '0.5' },
    },
  },
  similarSection: { pb: { base: '16', md: '24' }, _print: { display: 'none' } },
  similar: { mt: '10' },
  interest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8',
    py: { base: '14', md: '18' },
  },
  interestTitle: { textStyle: 'h2' },
  interestText: { textStyle: 'lead', mt: '3' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  sand: { bg: 'sand', _print: { display: 'none' } },
  code: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2',
    ms: 'auto',
    textAlign: 'end',
    '& figcaption': { overflowWrap: 'anywhere' },
    '& img': { order: '1', boxSize: '24', m: '-2', ms: '0', flexShrink: '0' },
  },
  card: {
    ...textLink,
    w: 'full',
    fontSize: 'xs',
    fontWeight: 'normal',
    color: 'ink.muted',
    _print: { display: 'none' },
  },
})
