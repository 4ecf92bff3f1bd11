import { textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const summary = styles({
  root: {
    gridColumn: '1 / -1',
    px: { base: '5', md: '6' },
    py: '3',
    bg: 'sand',
    borderRadius: 'card',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
  title: { textStyle: 'h4', py: '2' },
  rows: {
    fontVariantNumeric: 'tabular-nums',
    '& div': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line.strong',
      fontSize: 'sm',
    },
    // A label stays whole beside a long text; only with large text it is above.
    '& dt': { flexShrink: '0', maxW: 'full', color: 'ink.muted' },
    '& dd': {
      flex: '1',
      textAlign: 'end',
      textWrap: 'balance',
      fontWeight: 'medium',
      minW: '24',
      overflowWrap: 'anywhere',
    },
  },
  sum: { '& dt, & dd': { color: 'ink', fontWeight: 'semibold' } },
  note: { textStyle: 'caption', color: 'ink.muted', '& + &, dl + &': { mt: '3' } },
  details: {
    '& summary': {
      ...textLink,
      fontSize: 'sm',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
    },
  },
  remove: {
    ...textLink,
    fontSize: 'sm',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})
