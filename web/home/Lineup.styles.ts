import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'
import { SIDE_VIEW } from '#web/ui/cutouts.ts'

/** One height for all side views gives all carts one scale. Four of them, of two to eight seats, are as wide as the page. */
const HEIGHT = { base: 'min(4.5rem, 19.2vw)', md: 'min(10.25rem, 13.2vw)' } as const

/** The soft shadow below the wheels lies on the ground. */
const BELOW_GROUND = (SIDE_VIEW.height - SIDE_VIEW.groundY) / SIDE_VIEW.height

const band = (height: string) => `linear-gradient(0deg, {colors.line} ${height}, transparent ${height})`

export const lineup = styles({
  // The words stand on the ground that the carts stand on.
  root: { bg: 'sand', bgImage: { md: band('6.5rem') }, pt: { base: '4', md: '5' } },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '4' },
  title: { textStyle: 'h4', fontSize: { md: 'xl' } },
  scale: { fontSize: 'xs', color: 'ink.muted' },
  list: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    columnGap: '4',
    mt: { base: '2', md: '1' },
    mx: { base: '-5', md: '0' },
    '& > li + li': { borderTopWidth: { base: '1px', md: '0' }, borderColor: 'paper' },
  },
  column: {
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'row-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Its words are no wider than the cart.
    gridTemplateColumns: { md: 'min-content' },
    minH: '5.5rem',
    columnGap: '3',
    px: { base: '5', md: '0' },
    bgImage: { base: band('0.9375rem'), md: 'none' },
    _hover: { bgColor: { base: 'paper', md: 'transparent' } },
    _focusVisible: { outlineOffset: '-2px' },
  },
  cart: {
    alignSelf: 'end',
    flexShrink: '0',
    mb: { base: '1', md: `calc(${HEIGHT.md} * -${BELOW_GROUND})` },
    '& img': { h: HEIGHT, w: 'auto', maxW: 'none' },
  },
  words: {
    display: 'grid',
    alignContent: 'start',
    pos: 'relative',
    minH: { md: '6.5rem' },
    mx: { md: '-4' },
    px: { md: '4' },
    pt: { md: '3' },
    borderBottomRadius: 'card',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& strong': { ...heading, textStyle: 'h4', fontSize: { base: 'lg', md: 'xl' } },
    '& b': { fontWeight: 'semibold' },
    'a:is(:hover, :focus-visible) > &': { bg: { md: 'paper' }, color: 'forest.700' },
  },
})
