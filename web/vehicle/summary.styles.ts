import { bottomBar, centered, ends, fingerHigh, link, textLink, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const smallLink = {
  fontSize: { base: 'xs', lg: 'xs' },
  lineHeight: { base: 'snug', lg: 'body' },
  color: 'ink.muted',
  '& a': { py: '4', my: '-4', textDecoration: 'underline', textUnderlineOffset: '3px' },
  _print: { display: 'none' },
} as const

export const summary = styles({
  // From edge to edge below a phone's picture.
  notice: {
    mt: { base: '-4', md: '0', _print: '0' },
    mx: { base: '-5', md: '0', _print: '0' },
    mb: '4',
    px: '5',
    py: '3',
    bg: 'sand',
    borderRadius: { md: 'md' },
    fontSize: 'sm',
    '& strong': { fontWeight: 'semibold' },
    _print: { p: '0', mb: '2', bg: 'transparent' },
  },
  series: { textStyle: 'eyebrow', display: { base: 'none', lg: 'block', _print: 'block' }, mb: '2.5' },
  name: { textStyle: 'h1', fontSize: { base: '2xl', lg: '3xl', _print: '2xl' }, _print: { mt: '1', lineClamp: '3' } },
  condition: {
    mt: '2',
    fontSize: { base: 'xs', lg: 'sm' },
    color: 'ink.muted',
    '& strong': { fontWeight: 'semibold', color: 'ink' },
    _print: { fontSize: 'xs' },
  },
  priceLine: { ...ends, columnGap: '4', mt: { base: '1', lg: '2' } },
  price: { textStyle: 'price', fontSize: { base: '2xl', lg: '2.5rem', _print: '2xl' } },
  formerPrice: { textStyle: 'price', fontSize: 'xl', color: 'ink.muted' },
  shortlist: { columnGap: '4' },
  listPrice: {
    textStyle: 'fine',
    mt: '0.5',
    '& strong': { display: 'inline-block', ms: '1.5', fontWeight: 'semibold', color: 'forest.700' },
  },
  factoryPrice: { fontSize: 'xs', color: 'ink.muted', mt: '3', _print: { display: 'none' } },
  monthly: smallLink,
  // Two links for a finger.
  report: { ...smallLink, mt: '2', '& a': { ...smallLink['& a'], py: '2' } },
  // On a phone the key facts are on the first screen, and the estimate says it.
  onCredit: { display: { base: 'none', lg: 'inline' } },
  actions: { display: 'grid', gap: '2.5', _print: { display: 'none' } },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '5', fontSize: 'sm' },
  link: { ...fingerHigh, gap: '2', fontWeight: 'semibold', ...link, '& svg': { boxSize: '4' } },
  onWide: { display: { base: 'none', lg: 'inline-flex' } },
  terms: {
    display: { base: 'none', lg: 'block', _print: 'block' },
    mt: '2',
    '&:not(:empty)': { pt: '3', borderTopWidth: '1px' },
  },
  returns: {
    textStyle: 'fine',
    '& a': { my: '-3' },
    _print: { fontSize: 'xs', lineHeight: 'snug', '& a': { display: 'none' } },
  },
})

const box = { bg: 'white', borderWidth: '1px' } as const

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
    '& dt': { textStyle: 'fine', lineHeight: 'snug' },
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
    '& small': { textStyle: 'fine' },
    '& svg': { boxSize: '5' },
    '& a': { ...textLink, fontSize: 'sm', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

/** Where the browser's text is large: the price, which the page has too, leaves its room to the button. */
const NARROW = '@media (max-width: 17.99em)'

export const cartBar = styles({
  root: {
    ...bottomBar,
    zIndex: 'sticky',
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '2.5',
    px: '5',
    pt: '3',
    pb: 'calc({spacing.3} + env(safe-area-inset-bottom, 0px))',
    bg: 'paper',
    borderTopWidth: '1px',
    boxShadow: 'soft',
    // At the page's end it lies on the footer, which leaves it room.
    isolation: 'isolate',
    mb: '-18',
    'main:has(&) ~ footer': { pt: { base: '18', lg: '0' } },
    _print: { display: 'none' },
  },
  price: {
    textStyle: 'price',
    flex: '1',
    fontSize: 'xl',
    [NARROW]: { display: 'none' },
    '& small': { display: 'block', fontFamily: 'body', fontSize: 'xs', fontWeight: 'normal', letterSpacing: 'normal' },
  },
  short: { whiteSpace: 'nowrap', [NARROW]: { flex: '1', px: '2' } },
  wide: { flex: '1', px: '2', gap: '2', fontSize: 'sm', [NARROW]: { '& svg': { display: 'none' } } },
  call: {
    ...centered,
    flexShrink: '0',
    boxSize: '12',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'forest.700',
    bg: 'white',
    color: 'forest.700',
    '& svg': { boxSize: '5' },
  },
})
