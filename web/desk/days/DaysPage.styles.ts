import { disclosure, row } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const daysPage = styles({
  root: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)', maxW: 'text' },
  today: { p: '4', borderRadius: 'card', bg: 'sand' },
  more: { ...disclosure, borderTopWidth: '1px', borderColor: 'line', '&[open]': { pb: '4' } },
  title: { textStyle: 'h3', mb: '3' },
  list: { borderBottomWidth: '1px', borderColor: 'line' },
  line: {
    ...row,
    alignItems: 'center',
    gap: '3',
    py: '3',
    '& > span': { flex: '1 1 11rem', minW: '0', overflowWrap: 'anywhere' },
  },
})
