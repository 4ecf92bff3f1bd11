import { bottomBar, centered, fingerHigh, link, textLink, underlined, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const month = {
  // A finger high, without moving the lines around it.
  '& a': { ...underlined, display: 'block', py: '3.5', my: '-3' },
  '& small': { display: 'block', fontSize: 'xs', color: 'ink.muted' },
} as const

export const summary = styles({
  root: { minW: '0' },
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
  name: { textStyle: 'h1', fontSize: { base: '2xl', lg: '3xl', _print: '2xl' }, _print: { mt: '1', lineClamp: '3' } },
  condition: {
    mt: '1.5',
    fontSize: { base: 'sm', _print: 'xs' },
    color: 'ink.muted',
    '& strong': { fontWeight: 'semibold', color: 'ink' },
  },
  price: {
    display: 'inline-block',
    textStyle: 'price',
    mt: '1',
    me: '3',
    fontSize: { base: '2rem', lg: '2.25rem', _print: '2xl' },
  },
  formerPrice: { textStyle: 'price', mt: '1', fontSize: 'xl', color: 'ink.muted' },
  // On wide screens the total has its own line below.
  atDoor: { display: { base: 'block', lg: 'none', _print: 'none' }, fontSize: 'sm', lineHeight: 'snug', ...month },
  listPrice: {
    display: 'inline-block',
    textStyle: 'fine',
    '& strong': { display: 'inline-block', ms: '1.5', fontWeight: 'semibold', color: 'forest.700' },
  },
  factoryPrice: { fontSize: 'xs', color: 'ink.muted', mt: '3', _print: { display: 'none' } },
  monthly: { display: { base: 'none', lg: 'block' }, lineHeight: 'snug', ...month },
  actions: { display: 'grid', gap: '2', _print: { display: 'none' } },
  onWide: { display: { base: 'none', lg: 'inline-flex' } },
  returns: {
    mt: '3',
    fontSize: { base: 'sm', _print: 'xs' },
    color: 'ink.muted',
    '& a': { ...link, py: '2.5', _print: { display: 'none' } },
  },
  links: {
    ...wrapped,
    columnGap: '5',
    mt: '1',
    fontSize: 'sm',
    '& > a': { ...fingerHigh, gap: '1.5', ...link, '& svg': { boxSize: '4' } },
    _print: { display: 'none' },
  },
  shortlist: { columnGap: '5' },
})

export const keyFacts = styles({
  // One box with hairlines. Paper has the rest in its tables.
  root: {
    my: '2',
    overflow: 'hidden',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'card',
    _print: { my: '2', '&:not(:has([data-measured])), & > p, & div:nth-child(n + 4)': { display: 'none' } },
    '& > dl': {
      display: 'grid',
      // Large text has a column of its own.
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(45%, 7rem), 1fr))',
      gap: '1px',
      '&[data-measured]': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(30%, 5.5rem), 1fr))' },
      '&[data-measured] > div:nth-child(n + 4) dd': { fontSize: 'md' },
    },
    '& dl > div': { outline: '1px solid', outlineColor: 'line', px: '3', py: '1', lineHeight: 'snug' },
    '& dt, & small': { fontSize: 'xs', color: 'ink.muted' },
    '& dd': { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'lg' },
    '& dd > small': { display: 'block', fontFamily: 'body', fontWeight: 'normal' },
    '& > p': { ...wrapped, columnGap: '3', px: '3.5', borderTopWidth: '1px', lineHeight: 'snug' },
    '& span': { flex: '1 1 7em', py: '1.5' },
    '& span > strong': { display: 'block', fontSize: 'sm', fontWeight: 'semibold' },
    '& p > a': { ...textLink, fontSize: 'sm', ...underlined },
  },
})

export const cartBar = styles({
  root: {
    ...bottomBar,
    zIndex: 'sticky',
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '2.5',
    px: '5',
    py: '3',
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
  ask: { flex: '1', px: '2' },
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
