import { bordered, fingerHigh } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const link = {
  ...fingerHigh,
  px: '2.5',
  borderRadius: 'md',
  fontSize: 'sm',
  color: 'ink.muted',
  cursor: 'pointer',
  _hover: { color: 'forest.700' },
} as const

export const deskBar = styles({
  bar: { bg: 'paper', borderBottomWidth: '1px', borderColor: 'line' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', minH: '16', pos: 'relative' },
  brand: {
    ...fingerHigh,
    gap: '2.5',
    me: '2',
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: 'xl',
    letterSpacing: 'tight',
  },
  nav: { display: 'flex', flexWrap: 'wrap', flex: { base: '1 0 100%', lg: '1 1 0' }, mx: { base: '-2.5', lg: '0' } },
  link: { ...link, '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold' } },
  who: { ms: 'auto', order: { lg: '1' } },
  out: {
    pos: 'absolute',
    insetEnd: '5',
    zIndex: 'bar',
    display: 'grid',
    p: '3',
    bg: 'white',
    ...bordered,
    boxShadow: 'raised',
    '& p': { px: '2.5', py: '1', fontSize: 'xs', color: 'ink.muted', overflowWrap: 'anywhere' },
  },
  button: { ...link, justifyContent: 'start' },
})
