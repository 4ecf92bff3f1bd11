import { disclosure, row, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const placesPage = styles({
  root: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxW: 'text',
    overflowWrap: 'anywhere',
    '& h2': { textStyle: 'h3' },
    '& a': textLink,
  },
  list: { borderBottomWidth: '1px', borderColor: 'line' },
  line: { ...row, alignItems: 'center', gap: '3', py: '3', '& > div': { flex: '1 1 14rem', minW: '0' } },
  detail: { fontSize: 'sm', color: 'ink.muted' },
  prices: { borderBottomWidth: '1px', borderColor: 'line' },
  more: { ...disclosure, borderTopWidth: '1px', borderColor: 'line', '&[open]': { pb: '4' } },
})
