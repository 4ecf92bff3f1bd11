import { styles } from '#web/theme/styles.ts'

const disclaimer = { mt: '4', fontSize: 'xs', lineHeight: 'snug', color: 'ink.muted' } as const

export const monthly = styles({
  root: {
    p: { base: '4', lg: '7' },
    fontVariantNumeric: 'tabular-nums',
    scrollMarginTop: '6rem',
    _print: { p: '0', borderWidth: '0' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
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
    '& label': { display: 'block', mb: '1', fontSize: 'xs', fontWeight: 'semibold' },
    '& p': { mt: '1', fontSize: 'xs', color: 'ink.muted' },
    '& [data-wrong]': { fontWeight: 'semibold', color: 'ember.600' },
    _print: { display: 'none' },
  },
  // With scripts the amounts follow what is typed.
  calculate: { gridColumn: '1 / -1', justifySelf: 'start', 'html[data-scripted] &': { display: 'none' } },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '3',
    mt: '4',
    alignItems: 'end',
    '& dt': { fontSize: 'xs', lineHeight: 'snug', color: 'ink.muted' },
    '& dd': { fontWeight: 'semibold' },
    _print: { display: 'none' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2.5',
    mt: '4',
    '& > a': { flex: { base: '1', lg: 'none' } },
    _print: { display: 'none' },
  },
  onPhone: { display: { lg: 'none' } },
  disclaimer: { ...disclaimer, _print: { display: 'none' } },
  // Paper has the estimate in one line, and only if it is the visitor's own.
  printedDisclaimer: { ...disclaimer, _print: { mt: '3' } },
  onPaper: { display: { base: 'none', _print: 'inline' }, fontWeight: 'semibold', color: 'ink' },
})
