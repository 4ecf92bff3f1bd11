import { styles } from '#web/theme/styles.ts'
import { textLink } from '#web/theme/textLink.ts'

export const chosenList = styles({
  root: {
    gridColumn: '1 / -1',
    px: { base: '5', md: '6' },
    pt: '5',
    pb: '2',
    bg: 'sand',
    borderRadius: 'card',
  },
  title: { textStyle: 'h4', mb: '2' },
  rows: {
    fontVariantNumeric: 'tabular-nums',
    '& div': {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: '5',
      py: '2.5',
      borderBottomWidth: '1px',
      borderColor: 'line.strong',
      fontSize: 'sm',
    },
    '& dt': { color: 'ink.muted' },
    '& dd': { textAlign: 'end', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
  sum: { '& dt, & dd': { color: 'ink', fontWeight: 'semibold' } },
  note: { textStyle: 'caption', color: 'ink.muted', mt: '3' },
  without: { ...textLink, fontSize: 'sm', textDecoration: 'underline', textUnderlineOffset: '3px' },
})
