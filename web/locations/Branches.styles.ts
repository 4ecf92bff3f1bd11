import { grid, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const branches = styles({
  section: { mt: { base: '12', md: '16' } },
  title: { textStyle: 'h2', mb: '6' },
  grid: {
    ...grid({ md: 2 }),
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
})
