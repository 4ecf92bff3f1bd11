import { textLink, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const inquiriesPage = styles({
  summary: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', '& a': textLink },
  list: {
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > li': { borderTopWidth: '1px', borderColor: 'line', py: '5' },
  },
  lost: {
    display: 'grid',
    gap: '3',
    p: '4',
    borderRadius: 'card',
    bg: 'ember.100',
    color: 'ember.700',
    '& h2': { textStyle: 'h3' },
    '& a': { ...textLink, color: 'inherit', textDecoration: 'underline' },
    '& > ul': { display: 'grid', gap: '4' },
  },
  unsent: {
    ...wrapped,
    gap: '3',
    fontSize: 'sm',
    color: 'ember.700',
    '& ul': { flex: '1 1 14rem', minW: '0', overflowWrap: 'anywhere' },
  },
  erase: { display: 'grid', gap: '4', maxW: '36rem', overflowWrap: 'anywhere' },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', '& a': textLink },
  numbers: {
    display: 'grid',
    gap: '6',
    '& table': { w: 'full', maxW: '36rem', textAlign: 'start' },
    '& caption': { textStyle: 'h3', textAlign: 'start', pb: '2' },
    '& th, & td': { py: '2', borderTopWidth: '1px', borderColor: 'line', overflowWrap: 'anywhere' },
    '& th': { fontWeight: 'normal', textAlign: 'start' },
    '& thead th': { fontSize: 'xs', color: 'ink.muted' },
    '& td, & thead th + th': { w: '6rem', textAlign: 'end', textStyle: 'price' },
  },
})
