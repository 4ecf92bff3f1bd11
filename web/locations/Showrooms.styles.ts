import { bordered, grid, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const showroom = styles({
  places: {
    ...grid({ lg: '1fr 1.25fr' }),
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    mt: { base: '6', md: '10' },
  },
  // The gaps show the background as hairlines.
  list: {
    ...grid({ md: 2, lg: 1 }),
    gap: '1px',
    bg: 'line',
    ...bordered,
    overflow: 'hidden',
  },
  root: { display: 'flex', flexDirection: 'column', gap: '1', px: '5', py: '4', bg: 'white' },
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
  miles: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal', letterSpacing: 'normal', color: 'ink.muted' },
  address: { fontSize: 'sm', color: 'ink.muted', textWrap: 'balance' },
  open: { fontSize: 'sm', mt: '1', '& > p': { color: 'ink.muted' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& a': { ...textLink, gap: '2', fontSize: 'sm' },
    '& svg': { boxSize: '4.5', flexShrink: '0' },
  },
})
