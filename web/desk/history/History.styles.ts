import { row } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const history = styles({
  title: { textStyle: 'h3', mb: '3' },
  acts: { borderBottomWidth: '1px', borderColor: 'line' },
  act: { ...row, alignItems: 'center', gap: '3', py: '3', '& > div': { flex: '1 1 12rem', minW: '0' } },
  detail: { fontSize: 'xs', color: 'ink.muted', overflowWrap: 'anywhere' },
})
