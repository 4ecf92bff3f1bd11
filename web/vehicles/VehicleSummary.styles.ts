import { styles } from '#web/theme/styles.ts'

export const summary = styles({
  root: { pos: { lg: 'sticky' }, top: { lg: '20' } },
  series: { textStyle: 'eyebrow' },
  name: { textStyle: 'h1', fontSize: { base: '3xl', lg: '2.625rem' }, mt: '2.5' },
  price: { textStyle: 'price', fontSize: { base: '2xl', md: '3xl' }, mt: '3' },
  description: { color: 'ink.muted', mt: '4' },
  tiles: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', my: '6' },
  tile: {
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    px: '4',
    py: '3',
    '& dt': { fontSize: 'xs', color: 'ink.muted' },
    '& dd': { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'lg' },
  },
  returns: {
    textStyle: 'small',
    color: 'ink.muted',
    mb: '6',
    '& a': { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  actions: { display: 'grid', gap: '3', _print: { display: 'none' } },
  choices: { justifyContent: 'center', columnGap: '8', mt: '3', pt: '2', borderTopWidth: '1px' },
  ask: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'center',
    minH: '11',
    fontWeight: 'semibold',
    color: 'forest.700',
    _hover: { textDecoration: 'underline' },
  },
})
