import { disclosure } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const filePage = styles({
  part: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    '& h3': { fontWeight: 'semibold', fontSize: 'lg', mb: '2' },
    '& > section, & > details': { w: 'full' },
  },
  title: { textStyle: 'h3', overflowWrap: 'anywhere' },
  file: { maxW: 'full', minH: '11', fontSize: 'md' },
  problems: {
    display: 'grid',
    gap: '2',
    w: 'full',
    p: '4',
    borderRadius: 'md',
    bg: 'ember.100',
    color: 'ember.700',
    overflowWrap: 'anywhere',
  },
  list: {
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > li': { borderTopWidth: '1px', borderColor: 'line', py: '2.5', overflowWrap: 'anywhere' },
  },
  change: { fontSize: 'sm', color: 'ink.muted' },
  missing: disclosure,
  tick: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', '& input': { boxSize: '5', flexShrink: '0' } },
})
