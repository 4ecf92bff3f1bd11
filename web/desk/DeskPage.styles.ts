import { ends, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const line = {
  ...ends,
  gap: '3',
  px: '4',
  py: '3',
  borderRadius: 'md',
  scrollMarginTop: '20',
} as const

export const deskPage = styles({
  root: { py: { base: '5', md: '8' }, display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' },
  link: textLink,
  title: { textStyle: 'h2' },
  done: { ...line, bg: 'forest.100', color: 'forest.800', '& > span': { flex: '1 1 8rem' } },
  refused: {
    ...line,
    display: 'grid',
    justifyContent: 'start',
    bg: 'ember.100',
    color: 'ember.700',
    '& ul': { display: 'grid', gap: '1' },
  },
})
