import { styles } from '#web/theme/styles.ts'

export const vehiclePage = styles({
  // A faint tint of the cart's own colour.
  tinted: {
    pb: { base: '12', md: '16' },
    bg: 'color-mix(in srgb, var(--tint, {colors.sand}) 8%, {colors.paper})',
    _print: { bg: 'transparent' },
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
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '18',
    rowGap: '12',
  },
  subtitle: { textStyle: 'h2', mb: '4' },
  table: {
    w: 'full',
    '& tr': { borderBottomWidth: '1px', borderColor: 'line' },
    '& th': { py: '3.5', fontWeight: 'normal', textAlign: 'start', color: 'ink.muted' },
    '& td': { py: '3.5', fontWeight: 'semibold', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
  features: {
    columns: { base: '1', sm: '2' },
    columnGap: '7',
    '& li': { display: 'flex', gap: '3', py: '2', breakInside: 'avoid' },
    '& svg': { boxSize: '5', mt: '0.5', flexShrink: '0', color: 'forest.500' },
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
})
