import { ends, fingerHigh, green, grid, row, textLink, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const inquiryCard = styles({
  root: { ...grid({}), gap: '3', justifyItems: 'start', py: '2' },
  head: {
    ...ends,
    columnGap: '3',
    w: 'full',
    '& h2': { textStyle: 'h3' },
    '& p': { flexBasis: 'full', fontSize: 'sm', color: 'ink.muted' },
  },
  state: { px: '2.5', py: '1', borderRadius: 'card', bg: 'forest.100', ...green, fontSize: 'xs' },
  waits: { bg: 'sun.400', color: 'ink' },
  late: { bg: 'ember.700', color: 'white' },
  warning: {
    fontSize: 'sm',
    color: 'ember.700',
    '& a': { ...textLink, color: 'inherit', textDecoration: 'underline' },
  },
  message: { whiteSpace: 'pre-line', maxW: 'text' },
  lines: {
    w: 'full',
    maxW: 'text',
    fontSize: 'sm',
    '& > div': { ...row, columnGap: '4', py: '1.5' },
    '& dt': { color: 'ink.muted' },
    '& a': { ...fingerHigh, color: 'forest.700', textDecoration: 'underline' },
  },
  ways: { ...wrapped, gap: '2' },
  erase: { ...textLink, fontSize: 'sm', fontWeight: 'normal', color: 'ink.muted' },
  unsent: {
    ...wrapped,
    gap: '3',
    fontSize: 'sm',
    color: 'ember.700',
    '& ul': { flex: '1 1 14rem', minW: '0', overflowWrap: 'anywhere' },
  },
})

export const inquiryNumbers = styles({
  root: {
    display: 'grid',
    gap: '6',
    '& table': { w: 'full', maxW: '36rem', textAlign: 'start' },
    '& caption': { textStyle: 'h3', textAlign: 'start', pb: '2' },
    '& th, & td': { py: '2', borderTopWidth: '1px', overflowWrap: 'anywhere' },
    '& th': { fontWeight: 'normal', textAlign: 'start' },
    '& thead th': { textStyle: 'fine' },
    '& td, & thead th + th': { w: '6rem', textAlign: 'end', textStyle: 'price' },
  },
})
