import { styles } from '#web/theme/styles.ts'

const underline = {
  content: '""',
  pos: 'absolute',
  insetX: '0',
  bottom: '0.5',
  h: '2px',
  bg: 'forest.700',
  scale: '0 1',
  transformOrigin: 'left',
  transitionProperty: 'scale',
  transitionDuration: 'slow',
  transitionTimingFunction: 'out',
} as const

const link = {
  pos: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: '11',
  fontSize: 'sm',
  color: 'ink.muted',
  whiteSpace: 'nowrap',
  _after: underline,
  _hover: { color: 'forest.700' },
  '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold', _after: { scale: '1 1' } },
} as const

export const navBar = styles({
  // The bar is 72px high. 12px scroll away and the row inside sticks: the bar shrinks to 60px without moving the page.
  bar: {
    pos: 'sticky',
    top: '-3',
    zIndex: 'bar',
    h: 'bar',
    py: '1.5',
    bg: 'paper',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _print: { pos: 'static' },
  },
  inner: { pos: 'sticky', top: '0', h: 'barCondensed' },
  row: { h: 'full', display: 'flex', alignItems: 'center', gap: { base: '3', md: '7' } },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    me: 'auto',
    minH: '11',
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: 'xl',
    letterSpacing: 'tight',
    // The narrowest screens have room for the mark only.
    '@media (max-width: 21.9em)': { '& span': { display: 'none' } },
  },
  nav: { display: { base: 'none', lg: 'block' }, _print: { display: 'none' } },
  links: { display: 'flex', alignItems: 'center', gap: '6.5' },
  link,
  call: { gap: '2', '& svg': { boxSize: '4', display: { base: 'none', sm: 'block' } } },
})

export const aboutMenu = styles({
  root: { pos: 'relative', '&[open] > summary svg': { rotate: '180deg' } },
  trigger: {
    ...link,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { boxSize: '4', transitionProperty: 'rotate', transitionDuration: 'fast' },
  },
  list: {
    pos: 'absolute',
    top: '100%',
    insetEnd: '-4',
    minW: '56',
    p: '2',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'raised',
    animation: 'fade-in',
    animationDuration: 'fast',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderRadius: 'md',
    fontSize: 'sm',
    _hover: { bg: 'sand' },
    '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold' },
  },
})
