import { styles } from '#web/theme/styles.ts'

// As high as the first part of the loaded page, so that nothing below moves.
export const townData = styles({
  pending: { minH: 'screen' },
  pendingHero: { minH: { base: '32rem', md: '25rem' }, bg: 'forest.900' },
})
