import { styles } from '#web/theme/styles.ts'

export const starRating = styles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    mt: '6',
    '& svg': { boxSize: '5', flexShrink: '0', color: 'ember.600', fill: 'currentColor' },
    '& strong': { fontFamily: 'heading', fontWeight: 'heading' },
  },
})
