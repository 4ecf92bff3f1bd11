import { row } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const deliveredPrice = styles({
  root: {
    my: { base: '5', _print: '2' },
    '& form': { _print: { display: 'none' } },
    _print: { fontSize: 'xs' },
    '& label': { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
  },
  choice: { display: 'flex', gap: '2' },
  lines: {
    mt: '2',
    '& > div': {
      ...row,
      columnGap: '4',
      py: { base: '2.5', _print: '0.5' },
      _first: { borderTopWidth: '0', _print: { display: 'none' } },
    },
    // Large text has its figure on a line of its own.
    '& dt': { flex: '1 1 8rem' },
    '& dd': { flex: 'none', ms: 'auto', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    '& small': { display: { base: 'block', _print: 'none' }, fontSize: 'xs', color: 'ink.muted' },
    '& [data-slot=fee]': { color: 'forest.700' },
  },
  total: {
    ...heading,
    alignItems: 'baseline',
    fontSize: { base: '1.5rem', _print: 'sm' },
    '& dd': { fontWeight: 'heading' },
  },
  note: { fontSize: 'xs', color: 'ink.muted', _print: { display: 'none' } },
})
