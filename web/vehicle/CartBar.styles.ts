import { bottomBar } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

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
    _print: { display: 'none' },
  },
  price: {
    textStyle: 'price',
    flex: '1',
    fontSize: 'xl',
    [NARROW]: { display: 'none' },
    '& small': { display: 'block', fontFamily: 'body', fontSize: '2xs', fontWeight: 'normal', letterSpacing: 'normal' },
  },
  short: { whiteSpace: 'nowrap', [NARROW]: { flex: '1', px: '2' } },
  wide: { flex: '1', px: '2', gap: '2', fontSize: 'sm', [NARROW]: { '& svg': { display: 'none' } } },
  call: {
    display: 'grid',
    placeItems: 'center',
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
