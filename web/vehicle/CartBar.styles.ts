import { styles } from '#web/theme/styles.ts'

export const cartBar = styles({
  root: {
    pos: 'sticky',
    // Above the bar of the chosen carts, where there is one.
    bottom: 'var(--shortlist-bar, 0px)',
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
    '& small': { display: 'block', fontFamily: 'body', fontSize: '2xs', fontWeight: 'normal', letterSpacing: 'normal' },
  },
  wide: { flex: '1', px: '2', gap: '2', fontSize: 'sm' },
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
