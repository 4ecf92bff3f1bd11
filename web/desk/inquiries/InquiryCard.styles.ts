import { ends, row, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const inquiryCard = styles({
  root: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
  },
  head: {
    ...ends,
    columnGap: '3',
    w: 'full',
    '& h2': { textStyle: 'h3' },
    '& p': { flexBasis: 'full', fontSize: 'sm', color: 'ink.muted' },
  },
  state: {
    px: '2.5',
    py: '1',
    borderRadius: 'card',
    bg: 'forest.100',
    color: 'forest.700',
    fontSize: 'xs',
    fontWeight: 'semibold',
  },
  waits: { bg: 'sun.400', color: 'ink' },
  warning: { fontSize: 'sm', color: 'ember.700' },
  message: { whiteSpace: 'pre-line', maxW: 'text' },
  facts: {
    w: 'full',
    maxW: 'text',
    fontSize: 'sm',
    '& > div': { ...row, columnGap: '4', py: '1.5' },
    '& dt': { color: 'ink.muted' },
    '& a': { color: 'forest.700', textDecoration: 'underline' },
  },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  erase: { ...textLink, fontSize: 'sm', fontWeight: 'normal', color: 'ink.muted' },
  erased: { fontSize: 'sm', color: 'ink.muted' },
})
