import { grid, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const rentalsPage = styles({
  title: { textStyle: 'h2' },
  lead: { textStyle: 'lead', maxW: 'text', mt: '3.5' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '6' },
  benefits: {
    bg: 'sand',
    _print: { display: 'none' },
    // The terms below are on the same sand.
    pt: { base: '12', md: '24' },
    '& ul': {
      mt: { base: '6', md: '8' },
      ...grid({ sm: 2, lg: 3 }),
      columnGap: { base: '8', lg: '12' },
    },
    '& li': { py: '4.5', borderTopWidth: '1px', borderColor: 'line.strong' },
    '& h3': { textStyle: 'h4' },
    '& p': { textStyle: 'small', color: 'ink.muted', mt: '1.5' },
  },
  plans: { py: { base: '10', md: '16', _print: '3' }, scrollMarginTop: '16' },
  // About as high as the loaded prices.
  terms: {
    ...grid({ lg: 2, _print: 2 }),
    columnGap: { base: '16', _print: '8' },
    rowGap: '12',
    mt: { base: '9', _print: '3' },
    alignItems: 'start',
  },
  table: {
    w: 'full',
    _print: { fontSize: 'xs', '& tbody th, & tbody td': { py: '0.5' } },
    '& caption': { ...heading, textStyle: 'h4', textAlign: 'start', pb: '2' },
    '& thead th': { py: '2', fontSize: 'xs', fontWeight: 'normal', textAlign: 'start', color: 'ink.muted' },
    '& tr': { borderBottomWidth: '1px', borderColor: 'line.strong', breakInside: 'avoid' },
    '& tbody th': { py: '3', fontWeight: 'normal', textAlign: 'start', verticalAlign: 'baseline' },
    '& small': { display: 'block', textStyle: 'caption', color: 'ink.muted' },
    '& td': {
      py: '3',
      fontWeight: 'semibold',
      '@media (min-width: 16em)': { whiteSpace: 'nowrap' },
      verticalAlign: 'baseline',
      fontVariantNumeric: 'tabular-nums',
    },
    '& td, & thead th:last-child': { ps: '4', textAlign: 'end' },
  },
  rules: {
    mt: { base: '9', _print: '4' },
    '& div': { mt: { base: '5', _print: '2' } },
    _print: { fontSize: 'xs', '& dd': { fontSize: '2xs' } },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { textStyle: 'small', color: 'ink.muted', mt: '0.5' },
  },
  more: { ...textLink, mt: '4', textDecoration: 'underline', textUnderlineOffset: '3px', _print: { display: 'none' } },
  help: {
    display: { base: 'grid', _print: 'none' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '12',
    '& > p': { mt: { base: '6', lg: '0' } },
  },
  footnote: { textStyle: 'caption', color: 'ink.muted', mt: { base: '12', md: '16', _print: '0' } },
  faqs: { _print: { display: 'none' } },
})
