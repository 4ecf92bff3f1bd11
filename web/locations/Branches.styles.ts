import { textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const branches = styles({
  section: { mt: { base: '12', md: '16' } },
  title: { textStyle: 'h2', mb: '6' },
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
  },
  name: { textStyle: 'h4' },
  address: { color: 'ink.muted', mt: '2', textWrap: 'balance' },
  open: { fontSize: 'sm', mt: '3' },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    '& a': textLink,
  },
  pending: { minH: '64' },
})
