import { grid, points, textLink, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const tiles = {
  ...grid({ sm: 2, lg: 3, _print: 3 }),
  columnGap: { base: '12', _print: '5' },
  rowGap: { base: '8', md: '12', _print: '3' },
  mt: { base: '8', md: '10', _print: '2' },
  '& h3': { textStyle: 'h4' },
} as const

export const townRentals = styles({
  benefits: {
    ...points,
    ...tiles,
    '& > li': { ...points['& > li'], pt: { base: '5', _print: '2' } },
    _print: { fontSize: '2xs', lineHeight: 'snug', '& h3': { fontSize: 'xs' }, '& p': { mt: '0.5' } },
  },
  plans: { py: { base: '10', md: '16', _print: '3' }, scrollMarginTop: '16' },
  help: { _print: { display: 'none' } },
  choosing: { ...points, ...tiles, '& > li': { ...points['& > li'], pt: '5' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '10' },
  note: {
    ...wrapped,
    columnGap: '5',
    mt: { base: '6', _print: '2' },
    fontSize: 'xs',
    color: 'ink.muted',
    '& a': { ...textLink, textDecoration: 'underline', textUnderlineOffset: '4px', _print: { display: 'none' } },
  },
})
