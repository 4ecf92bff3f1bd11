import { offScreen } from '#web/theme/offScreen.ts'
import { styles } from '#web/theme/styles.ts'

export const vehicleCard = styles({
  // A list of cards.
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: '7',
    '& > li': { display: 'grid' },
  },
  root: { pos: 'relative', display: 'flex', flexDirection: 'column', ...offScreen({ base: '28rem', md: '29rem' }) },
  picture: {
    pos: 'relative',
    aspectRatio: 'picture',
    bg: 'sand',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
  badge: { pos: 'absolute', top: '3.5', insetStart: '3.5' },
  notInStock: {
    pos: 'absolute',
    bottom: '3.5',
    insetStart: '3.5',
    px: '3',
    py: '1.5',
    borderRadius: 'full',
    bg: 'white',
    color: 'ink',
    fontSize: '2xs',
    fontWeight: 'semibold',
    lineHeight: '1',
  },
  body: { flex: '1', display: 'flex', flexDirection: 'column', gap: '2', p: '5', pt: '4.5' },
  name: { textStyle: 'h3' },
  description: { textStyle: 'small', color: 'ink.muted', lineClamp: '2', minH: '2lh' },
  specs: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    mt: 'auto',
    pt: '3.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    fontSize: 'xs',
    minH: '9',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& svg': { boxSize: '4', color: 'forest.500' },
  },
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  price: { textStyle: 'price', fontSize: 'xl' },
  // The link covers the card: one large target, one stop for the keyboard.
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'forest.700',
    '& svg': { boxSize: '4', transitionProperty: 'translate', transitionDuration: 'fast' },
    _after: { content: '""', pos: 'absolute', inset: '0', borderRadius: 'card' },
    _hover: { textDecoration: 'underline', '& svg': { translate: '3px 0' } },
    _focusVisible: {
      outline: '0',
      _after: { outline: '2px solid', outlineColor: 'forest.700', outlineOffset: '-2px' },
    },
  },
})
