import { styles } from '#web/theme/styles.ts'

export const hoursTable = styles({
  root: {
    mt: '3',
    '& div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      py: '1.5',
      borderTopWidth: '1px',
      borderColor: 'line',
      '[data-on=forest] &': { borderColor: 'forest.700' },
    },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
  },
})
