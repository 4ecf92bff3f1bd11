import { lineLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const link = { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '3px' } as const

/** One line, where the text is not so large that a line holds a few words only. */
const unlessTextIsHuge = { '@media (min-width: 16em)': { whiteSpace: 'nowrap' } } as const

export const documentStyles = styles({
  sand: { bg: 'sand', py: { base: '12', md: '18' }, _print: { bg: 'transparent', pt: '4', pb: '0' } },
  eyebrow: { textStyle: 'eyebrow', color: 'forest.700', mb: '4' },
  title: { textStyle: 'h1' },
  lead: { textStyle: 'lead', maxW: 'text', mt: '5' },
  dated: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    pt: '6',
    textStyle: 'small',
    color: 'ink.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 45rem)' },
    columnGap: '20',
    alignItems: 'start',
    pt: { base: '8', lg: '12' },
    pb: { base: '16', md: '28' },
    _print: { display: 'block', pb: '0' },
  },
  contents: {
    pos: { lg: 'sticky' },
    top: { lg: '24' },
    pb: { base: '8', lg: '0' },
    borderBottomWidth: { base: '1px', lg: '0' },
    '& h2': { textStyle: 'eyebrow', color: 'forest.700', mb: '2' },
    '& ol': { columns: { base: '2', lg: '1' }, columnGap: '6' },
    '& li': { breakInside: 'avoid' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: { base: '11', lg: '9' },
      py: '1',
      fontSize: 'sm',
      lineHeight: 'snug',
      color: 'ink.muted',
      borderStartWidth: { lg: '2px' },
      borderColor: 'line',
      ps: { lg: '4' },
      _hover: { color: 'forest.700', textDecoration: 'underline' },
    },
    '& a[aria-current]': { color: { lg: 'forest.700' }, borderColor: 'forest.700', fontWeight: { lg: 'medium' } },
    _print: { display: 'none' },
  },
  body: { maxW: 'text', _print: { maxW: 'full' } },
  section: {
    pt: { base: '10', lg: '12' },
    _first: { pt: { base: '8', lg: '0' } },
    _print: { pt: '6' },
    '& h2': { textStyle: 'h3', fontSize: '2xl', mb: '4', breakAfter: 'avoid' },
    '& p': { mb: '4' },
    '& p a, & li a': link,
    '& ul': { listStyle: 'disc', ps: '5', mb: '4', '& li': { mb: '2', ps: '1' } },
    '& li::marker': { color: 'forest.500' },
  },
  table: {
    w: 'full',
    mt: '6',
    mb: '8',
    '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '2' },
    '& thead th': {
      py: '2',
      fontSize: 'xs',
      fontWeight: 'normal',
      textAlign: 'start',
      verticalAlign: 'bottom',
      color: 'ink.muted',
    },
    '& tr': { borderBottomWidth: '1px', borderColor: 'line', breakInside: 'avoid' },
    '& tbody th': { py: '3', fontWeight: 'normal', textAlign: 'start', verticalAlign: 'top' },
    '& small': { display: 'block', textStyle: 'caption', color: 'ink.muted' },
    '& td': {
      py: '3',
      minW: 'min(5rem, 25vw)',
      fontWeight: 'semibold',
      verticalAlign: 'top',
      fontVariantNumeric: 'tabular-nums',
    },
    '& td, & thead th:not(:first-of-type)': { ps: { base: '3', md: '6' }, textAlign: 'end' },
    // Beside a long value a phone leaves its label half of the line.
    '&:not(:has(th:nth-of-type(3))) th:first-of-type': { w: { base: '55%', md: 'auto' } },
    // The rental prices have five columns; on the narrowest phones they just fit.
    '&:has(th:nth-of-type(5))': {
      fontSize: { base: 'sm', md: 'md' },
      '& td, & thead th:not(:first-of-type)': { minW: '0', ps: { base: '2', md: '6' }, ...unlessTextIsHuge },
    },
  },
  contact: {
    mt: { base: '12', lg: '16' },
    p: { base: '6', md: '8' },
    bg: 'sand',
    borderRadius: 'card',
    breakInside: 'avoid',
    '& h2': { textStyle: 'h3' },
    '& p': { mt: '3' },
    '& ul': { my: '5' },
    '& li': { display: 'flex', gap: '3', fontSize: 'sm', textWrap: 'balance' },
    '& li > :is(a, span)': lineLink,
    '& li > svg': { boxSize: '5', mt: '3', flexShrink: '0', color: 'forest.500' },
    _print: { bg: 'transparent', px: '0' },
  },
})
