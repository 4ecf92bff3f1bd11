import { grid, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const showroom = styles({
  // The gaps show the background as hairlines, below each other or beside each other.
  list: {
    ...grid({ md: 2, xl: 4 }),
    gap: '1px',
    mt: { base: '6', md: '10' },
    bg: 'line',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
  },
  root: { display: 'flex', flexDirection: 'column', gap: '1', px: '5', py: { base: '4', md: '6' }, bg: 'white' },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'h4' },
  main: {
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    bg: 'forest.100',
    color: 'forest.700',
    fontFamily: 'body',
    fontSize: '2xs',
    fontWeight: 'semibold',
    letterSpacing: 'normal',
    lineHeight: 'snug',
  },
  address: { fontSize: 'sm', color: 'ink.muted', textWrap: 'balance' },
  open: { fontSize: 'sm', mt: '1' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& a': { ...textLink, gap: '2', fontSize: 'sm' },
    '& svg': { boxSize: '4.5', flexShrink: '0' },
  },
})
