import { styles } from '#web/theme/styles.ts'

export const stockPage = styles({
  count: { color: 'ink.muted', fontSize: 'sm', '& a': { color: 'forest.700', textDecoration: 'underline' } },
  lines: {
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > li': { display: 'grid', gap: '3', borderTopWidth: '1px', borderColor: 'line', py: '3' },
  },
})
