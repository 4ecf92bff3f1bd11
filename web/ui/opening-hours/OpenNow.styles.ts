import { inLine } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const openNow = styles({
  line: {
    ...inLine,
    gap: '2.5',
    fontWeight: 'semibold',
    textWrap: 'balance',
    // Paper is read on another day.
    _print: { display: 'none' },
    _before: {
      content: '""',
      flexShrink: '0',
      boxSize: '2.5',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'currentColor',
    },
    '&[data-open=true]::before': { bg: 'open', borderColor: 'open' },
  },
})
