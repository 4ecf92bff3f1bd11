import { centered, coveredInput } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const row = { display: 'grid', gap: '1', mt: '2', p: '1', bg: 'sand', borderRadius: 'md' } as const

export const segments = styles({
  legend: { fontWeight: 'semibold' },
  twos: {
    ...row,
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, auto)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
  threes: { ...row, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(4.5rem, 30%)), 1fr))' },
  fours: { ...row, gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' } },
  segment: {
    pos: 'relative',
    ...centered,
    minH: '11',
    px: { sm: '2' },
    borderRadius: 'sm',
    fontSize: 'sm',
    textAlign: 'center',
    cursor: 'pointer',
    '& img': { h: 'min(2.75rem, 11.7vw)', w: 'auto', maxW: 'none' },
    '& input': coveredInput,
    _hover: { bg: 'paper' },
    '&:has(:checked)': { bg: 'forest.700', fontWeight: 'semibold', color: 'white' },
    // A dark cart is seen on it.
    '&:has(img):has(:checked)': { bg: 'white', color: 'forest.700', boxShadow: 'inset 0 0 0 2px {colors.forest.700}' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'forest.700' },
  },
})
