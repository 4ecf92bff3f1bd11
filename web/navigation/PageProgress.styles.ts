import { styles } from '#web/theme/styles.ts'

export const pageProgress = styles({
  bar: { pos: 'fixed', insetX: '0', top: '0', zIndex: 'toast', h: '1', bg: 'ember.500' },
  pending: { minH: 'screen' },
})
