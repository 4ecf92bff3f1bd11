import { styles } from '#web/theme/styles.ts'
import { textLink } from '#web/theme/textLink.ts'

export const chosenList = styles({
  root: {
    gridColumn: '1 / -1',
    px: { base: '5', md: '6' },
    py: '5',
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
    // A label and an amount stay whole on the narrowest screen; a longer word breaks.
    '& dt': { minW: '20', color: 'ink.muted' },
    '& dd': { textAlign: 'end', fontWeight: 'medium', minW: '24', overflowWrap: 'anywhere' },
  },
  sum: { '& dt, & dd': { color: 'ink', fontWeight: 'semibold' } },
  note: { textStyle: 'caption', color: 'ink.muted', '& + &, dl + &': { mt: '3' } },
  // The link's own height keeps its distance from the edge.
  without: { ...textLink, mt: '1', mb: '-3', fontSize: 'sm', textDecoration: 'underline', textUnderlineOffset: '3px' },
})
