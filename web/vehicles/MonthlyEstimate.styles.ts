import { styles } from '#web/theme/styles.ts'
import { textLink } from '#web/theme/textLink.ts'

const disclaimer = { px: '4', pb: '3', fontSize: 'xs', lineHeight: 'snug', color: 'ink.muted' } as const

export const monthly = styles({
  root: {
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    fontVariantNumeric: 'tabular-nums',
    scrollMarginTop: '6rem',
    _print: { borderWidth: '0', gridColumn: '1 / -1' },
  },
  details: { '&[open] > summary svg': { rotate: '180deg' }, _print: { display: 'none' } },
  summary: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    px: '4',
    py: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& strong': { textStyle: 'price', fontSize: 'lg' },
    '& small': { gridColumn: '1 / -1', fontSize: 'xs', color: 'ink.muted' },
    '& svg': { boxSize: '5', color: 'forest.700', transitionProperty: 'rotate', transitionDuration: 'fast' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
    gap: '3',
    px: '4',
    pt: '2',
    '& label': { display: 'block', mb: '1', fontSize: 'sm', fontWeight: 'semibold' },
    '& p': { mt: '1', fontSize: 'xs', color: 'ink.muted' },
    '& [data-wrong]': { fontWeight: 'semibold', color: 'ember.600' },
  },
  actions: {
    gridColumn: { sm: '1 / -1' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '3',
    px: '4',
    py: '4',
    '& dt': { fontSize: 'xs', color: 'ink.muted' },
    '& dd': { fontWeight: 'semibold' },
  },
  ask: textLink,
  disclaimer: { ...disclaimer, _print: { display: 'none' } },
  // Paper has the estimate in one line, and only if it is the visitor's own.
  printedDisclaimer: { ...disclaimer, _print: { p: '0', mt: '3' } },
  onPaper: { display: { base: 'none', _print: 'inline' }, fontWeight: 'semibold', color: 'ink' },
})
