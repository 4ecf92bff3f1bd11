import { styles } from '#web/theme/styles.ts'

const field = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5',
  alignContent: 'start',
  minW: '0',
} as const
const rule = { fontSize: 'xs', overflowWrap: 'anywhere' } as const

export const cartFields = styles({
  group: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', minW: '0' },
  title: { textStyle: 'h3', mb: '3' },
  fields: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
  field,
  long: { ...field, gridColumn: '1 / -1' },
  label: { fontSize: 'sm', fontWeight: 'semibold' },
  rule: { ...rule, color: 'ink.muted' },
  problem: { ...rule, color: 'ember.700' },
})
