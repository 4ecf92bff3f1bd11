import { bordered, ends, fingerHigh, green, grid, points, row, textLink, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const showroomPage = styles({
  lead: { textStyle: 'lead', maxW: '34em', mt: '5' },
  locations: { ...grid({ lg: 3 }), gap: '6', mt: { base: '8', md: '10' }, '& > li': { display: 'grid' } },
  // The order follows it by a script.
  town: {
    maxW: '22rem',
    mt: '5',
    '& label': { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
    'html:not([data-scripted]) &': { display: 'none' },
    _print: { display: 'none' },
  },
  event: { pb: { base: '16', md: '24' } },
  eventDate: { fontWeight: 'semibold', mt: '4' },
  services: {
    ...points,
    ...grid({ md: 3 }),
    columnGap: '12',
    rowGap: '9',
    mt: { base: '8', md: '10' },
    '& > li': { ...points['& > li'], display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
    '& p': { ...points['& p'], mb: '3' },
    '& a': { ...textLink, gap: '2', mt: 'auto' },
    '& svg': { boxSize: '4' },
  },
  areas: { mt: { base: '8', md: '10' } },
  closing: { ...ends, gap: '5', mt: { base: '10', md: '14' }, '& p': { ...heading, textStyle: 'h4' } },
})

export const showroom = styles({
  places: {
    ...grid({ lg: '1fr 1.25fr' }),
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    mt: { base: '6', md: '10' },
  },
  // The gaps show the background as hairlines.
  list: { ...grid({ md: 2, lg: 1 }), gap: '1px', bg: 'line', ...bordered, overflow: 'hidden' },
  root: { display: 'flex', flexDirection: 'column', gap: '1', px: '5', py: '4', bg: 'white' },
  name: { ...wrapping, alignItems: 'center', gap: '2', textStyle: 'h4' },
  main: {
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    bg: 'forest.100',
    ...green,
    fontFamily: 'body',
    fontSize: 'xs',
    letterSpacing: 'normal',
    lineHeight: 'snug',
  },
  miles: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal', letterSpacing: 'normal', color: 'ink.muted' },
  address: { fontSize: 'sm', color: 'ink.muted', textWrap: 'balance' },
  open: { fontSize: 'sm', mt: '1', '& > p': { color: 'ink.muted' } },
  actions: {
    ...wrapping,
    columnGap: '5',
    '& a': { ...textLink, gap: '2', fontSize: 'sm' },
    '& svg': { boxSize: '4.5', flexShrink: '0' },
  },
})

const cardLink = {
  ...fingerHigh,
  gap: '1.5',
  _hover: { textDecoration: 'underline' },
  '& svg': { boxSize: '4', flexShrink: '0' },
} as const

export const locationCard = styles({
  root: { pos: 'relative', display: 'flex', flexDirection: 'column', p: '6' },
  nameLink: {
    _hover: { color: 'forest.700', textDecoration: 'underline' },
    '& svg': { display: 'inline', boxSize: '4', ms: '2', color: 'ink.muted' },
  },
  dealer: {
    display: 'block',
    fontFamily: 'body',
    fontWeight: 'normal',
    textStyle: 'fine',
    letterSpacing: 'normal',
    mb: '1.5',
  },
  address: { fontStyle: 'normal', textStyle: 'small', color: 'ink.muted', mt: '3', mb: '4', minH: { md: '3lh' } },
  street: { display: 'block', textWrap: 'balance' },
  phone: { color: 'ink', fontVariantNumeric: 'tabular-nums' },
  hours: { fontSize: 'sm', mb: '4' },
  week: {
    mt: '3',
    '& div': { ...row, columnGap: '3', py: '1.5', '[data-on=forest] &': { borderColor: 'forest.700' } },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
  },
  links: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '4',
    mb: '4',
    '& a': { ...cardLink, fontSize: 'sm' },
    '& svg': { color: 'forest.500' },
  },
  actions: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
    gap: '2',
    mt: 'auto',
    pt: '3',
    borderTopWidth: '1px',
    '& > a': { minH: '11', px: '2' },
    '& svg': { boxSize: '4' },
  },
})

export const branches = styles({
  section: { mt: { base: '12', md: '16' } },
  title: { textStyle: 'h2', mb: '6' },
  grid: { ...grid({ md: 2 }), gap: '5' },
  name: { textStyle: 'h4' },
  address: { color: 'ink.muted', mt: '2', textWrap: 'balance' },
  open: { fontSize: 'sm', mt: '3' },
  links: { ...wrapping, columnGap: '6', '& a': textLink },
})
