import { styles } from '#web/theme/styles.ts'

export const summary = styles({
  series: { textStyle: 'eyebrow' },
  name: {
    textStyle: 'h1',
    fontSize: { base: '3xl', lg: '2.625rem', _print: '2xl' },
    mt: '2.5',
    _print: { mt: '1', lineClamp: '3' },
  },
  price: { textStyle: 'price', fontSize: { base: '2xl', md: '3xl' }, mt: '3', _print: { mt: '1' } },
  listPrice: {
    textStyle: 'small',
    color: 'ink.muted',
    mt: '1',
    '& strong': { display: 'inline-block', ms: '1.5', fontWeight: 'semibold', color: 'forest.700' },
    _print: { fontSize: 'xs' },
  },
  // Paper has room for so many lines beside the picture.
  description: {
    color: 'ink.muted',
    mt: '4',
    _print: { mt: '2', fontSize: 'xs', lineHeight: 'snug', lineClamp: '8' },
  },
  // Both tiles are in the table of the printed page.
  tiles: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', my: '6', _print: { display: 'none' } },
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
    _print: { fontSize: '2xs', lineHeight: 'snug', mt: '3', mb: '0', '& a': { display: 'none' } },
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
