import { bordered, centered, grid, points, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'
import { SIDE_VIEW } from '#web/ui/cutouts.ts'

export const homePage = styles({
  strip: { bg: 'forest.900', color: 'forest.200', fontSize: 'sm' },
  band: { ...wrapping, alignItems: 'center', justifyContent: 'space-between', columnGap: '10' },
  search: {
    flex: '1 1 20rem',
    maxW: { md: '26rem' },
    pb: { base: '5', md: '3' },
    pt: { md: '3' },
    '& label': { color: 'white' },
  },
  facts: {
    ...wrapping,
    justifyContent: { base: 'space-between', md: 'start' },
    columnGap: { base: '4', md: '20' },
    rowGap: '3',
    py: { base: '4', md: '5' },
    fontSize: { base: 'xs', md: 'sm' },
    lineHeight: 'snug',
    '& strong': { display: 'block', textStyle: 'price', fontSize: { base: 'lg', md: '2xl' }, color: 'white' },
  },
  columns: { ...grid({ lg: '1fr 1.25fr' }), gap: { base: '10', lg: '20' }, alignItems: 'start' },
  title: { textStyle: 'h2', maxW: '14.6em' },
  lead: { textStyle: 'lead', maxW: '34em', mt: '5' },
  review: {
    alignSelf: 'center',
    borderInlineStartWidth: '2px',
    borderColor: 'ember.600',
    ps: '6',
    '& blockquote': { textStyle: 'h3' },
    '& figcaption': { mt: '3', fontSize: 'sm', color: 'ink.muted' },
  },
  reasons: { ...points, ...grid({ sm: 2 }), columnGap: '12', rowGap: { base: '8', md: '12' } },
  actions: { mt: '8' },
  towns: { mt: { base: '8', md: '10' } },
  all: { maxW: { md: '20rem' }, mt: { base: '5', md: '10' }, mx: 'auto' },
  openNow: {
    display: 'block',
    py: '3',
    my: '-3',
    '& p:first-child': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

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
  scale: { textStyle: 'fine' },
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

export const brandGrid = styles({
  root: { mt: { base: '12', md: '16' } },
  title: { textStyle: 'eyebrow', color: 'forest.700', mb: '4' },
  // The gaps show the background as hairlines, whatever the number of columns.
  list: {
    ...grid({ base: 2, sm: 3, lg: 6 }),
    gap: '1px',
    bg: 'line',
    ...bordered,
    overflow: 'hidden',
    '& > li': { ...centered, minH: { base: '24', md: '28' }, bg: 'white', textAlign: 'center', color: 'ink.muted' },
  },
  link: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '1.5',
    w: 'full',
    h: 'full',
    color: 'forest.700',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'forest.100', '& svg': { translate: '3px 0' } },
    _focusVisible: { outlineOffset: '-2px', borderRadius: 'card' },
    '& svg': { boxSize: '3.5', transitionProperty: 'translate', transitionDuration: 'fast' },
  },
  name: { ...heading, textStyle: 'h3' },
  note: { display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'fine' },
})
