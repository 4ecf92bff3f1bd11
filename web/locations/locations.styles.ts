import { bordered, ends, fingerHigh, grid, points, textLink, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const showroomPage = styles({
  // The order follows it by a script.
  town: {
    maxW: '22rem',
    mt: '5',
    '& label': { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
    'html:not([data-scripted]) &': { display: 'none' },
    _print: { display: 'none' },
  },
  event: { textAlign: 'center', '& > p': { mt: '4' } },
  sentence: { ...heading, fontSize: { base: '2xl', md: '4xl' }, maxW: '20em', mx: 'auto', textWrap: 'balance' },
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
  closing: { ...ends, gap: '5', mt: '8', '& p': { ...heading, textStyle: 'h4' } },
})

export const showroom = styles({
  // On a wide screen the map is beside the list, above what is no showroom.
  places: {
    ...grid({ lg: '1fr 1.25fr' }),
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '12',
    rowGap: '5',
    alignItems: 'start',
    mt: { base: '6', md: '10' },
    '& > :first-child': { ...grid({ md: 2, lg: 1 }), gridRow: { lg: '1 / span 2' } },
    '& > :last-child': { gridArea: { lg: '1 / 2' } },
  },
  // The gaps show the background as hairlines.
  list: { ...grid({ md: 2 }), gap: '1px', bg: 'line', ...bordered, overflow: 'hidden' },
  branches: { mt: { base: '12', md: '16' }, '& h2': { textStyle: 'h2', mb: '6' } },
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    px: '5',
    py: '4',
    bg: 'white',
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  name: {
    ...wrapping,
    alignItems: 'baseline',
    columnGap: '2',
    textStyle: 'h4',
    '& a': { ...fingerHigh, my: '-2.5', _hover: { textDecoration: 'underline' } },
    '& svg': { boxSize: '4', ms: '2', color: 'ink.muted' },
  },
  miles: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal', letterSpacing: 'normal', color: 'ink.muted' },
  address: { fontSize: 'sm', color: 'ink.muted', textWrap: 'balance' },
  open: { fontSize: 'sm', mt: '1', '& > p': { color: 'ink.muted' } },
  actions: {
    ...wrapping,
    columnGap: '5',
    '& + &': { borderTopWidth: '1px', mt: 'auto' },
    '& a': { ...textLink, gap: '2', fontSize: 'sm' },
    '& svg': { boxSize: '4.5', flexShrink: '0' },
  },
})
