import { row, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const deliveredPrice = styles({
  root: {
    my: { base: '4', lg: '3', _print: '2' },
    fontSize: { _print: 'xs' },
    '& form': { ...wrapped, columnGap: '2', _print: { display: 'none' } },
    '& form + span': { display: 'none', _print: { display: 'inline' } },
    '& select': { flex: '1 1 8rem', minW: '0' },
    '& dl > div': { ...row, alignItems: 'baseline', columnGap: '4', py: { base: '2', lg: '1.5', _print: '0.5' } },
    // Large text has its figure on a line of its own.
    '& dt': { flex: '1 1 8rem' },
    '& dd': { ms: 'auto', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& small': { display: { base: 'block', _print: 'none' } },
    '& small, & > p': { fontSize: 'xs', color: 'ink.muted' },
    '& dl > :last-child': { ...heading, fontSize: { base: '1.5rem', _print: 'sm' } },
    '& dl > :last-child > dd': { fontWeight: 'heading' },
    '& > p': { _print: { display: 'none' } },
  },
})
