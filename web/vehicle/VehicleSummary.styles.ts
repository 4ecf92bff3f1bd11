import { ends, fingerHigh } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const smallLink = {
  fontSize: { base: '2xs', lg: 'xs' },
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
  name: {
    textStyle: 'h1',
    fontSize: { base: '2xl', lg: '3xl', _print: '2xl' },
    _print: { mt: '1', lineClamp: '3' },
  },
  condition: {
    mt: '2',
    fontSize: { base: 'xs', lg: 'sm' },
    color: 'ink.muted',
    '& strong': { fontWeight: 'semibold', color: 'ink' },
    _print: { fontSize: 'xs' },
  },
  priceLine: {
    ...ends,
    columnGap: '4',
    mt: { base: '1', lg: '2' },
  },
  price: { textStyle: 'price', fontSize: { base: '2xl', lg: '2.5rem', _print: '2xl' } },
  formerPrice: { textStyle: 'price', fontSize: 'xl', color: 'ink.muted' },
  shortlist: { columnGap: '4' },
  listPrice: {
    fontSize: 'xs',
    color: 'ink.muted',
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
  link: {
    ...fingerHigh,
    gap: '2',
    fontWeight: 'semibold',
    color: 'forest.700',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    '& svg': { boxSize: '4' },
  },
  onDesk: { display: { base: 'none', lg: 'inline-flex' } },
  terms: {
    display: { base: 'none', lg: 'block', _print: 'block' },
    mt: '2',
    '&:not(:empty)': { pt: '3', borderTopWidth: '1px' },
  },
  onScreen: { _print: { display: 'none' } },
  returns: {
    fontSize: 'xs',
    color: 'ink.muted',
    '& a': { my: '-3' },
    _print: { fontSize: '2xs', lineHeight: 'snug', '& a': { display: 'none' } },
  },
})
