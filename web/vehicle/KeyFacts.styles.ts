import { textLink, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const box = { bg: 'white', borderWidth: '1px', borderColor: 'line' } as const

export const keyFacts = styles({
  // On a phone the tiles are one box with hairlines. All of it is in the tables of the printed page.
  root: {
    mt: { base: '3', lg: '4' },
    mb: '5',
    overflow: 'hidden',
    borderRadius: 'md',
    lg: { overflow: 'visible' },
    _print: { display: 'none' },
  },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: { base: '1px', lg: '2.5' },
    p: { base: '1px', lg: '0' },
    bg: { base: 'line', lg: 'transparent' },
  },
  tile: {
    bg: 'white',
    px: '4',
    py: { base: '1.5', lg: '2.5' },
    lg: { ...box, borderRadius: 'md' },
    '& dt': { fontSize: 'xs', lineHeight: 'snug', color: 'ink.muted' },
    '& dd': { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'lg', lineHeight: 'snug' },
  },
  place: {
    ...box,
    ...wrapped,
    columnGap: '3',
    mt: { lg: '2.5' },
    px: '4',
    borderTopWidth: { base: '0', lg: '1px' },
    borderBottomRadius: 'md',
    lg: { borderRadius: 'md' },
    '& span': { flex: '1 1 7em', py: { base: '1.5', lg: '2' }, lineHeight: 'snug' },
    '& strong': { display: 'block', fontSize: 'sm', fontWeight: 'semibold' },
    '& small': { fontSize: 'xs', color: 'ink.muted' },
    '& svg': { boxSize: '5' },
    '& a': { ...textLink, fontSize: 'sm', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
