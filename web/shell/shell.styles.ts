import { fingerHigh, inLine, menuButton, stickyBar } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const shell = styles({
  skip: {
    pos: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'toast',
    px: '5',
    py: '3',
    borderRadius: 'md',
    bg: 'forest.900',
    color: 'white',
    fontWeight: 'semibold',
    translate: '0 -200%',
    _focus: { translate: '0 0' },
    _print: { display: 'none' },
  },
  notice: {
    px: '4',
    py: '2',
    bg: 'forest.900',
    color: 'forest.200',
    fontSize: 'sm',
    textAlign: 'center',
    _print: { display: 'none' },
  },
  main: { outline: '0' },
})

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
} as const

/** The number of carts behind a link; `shortlist/startShortlist.ts` sets the property when there are any. */
const count = {
  content: '" " var(--count)',
  pos: 'absolute',
  top: '0',
  insetEnd: { base: '4px', xl: '-14px' },
  minW: '20px',
  px: '4px',
  borderRadius: 'full',
  bg: 'forest.700',
  color: 'white',
  // With large text it leaves the icon in sight.
  fontSize: 'min({fontSizes.xs}, 14px)',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  py: '2px',
  textAlign: 'center',
} as const

// Of 44px whatever the size of the text, so that four of them and the logo fit beside each other.
const iconOnly = {
  w: '44px',
  '& svg': { boxSize: '1.375rem', maxW: '28px', maxH: '28px' },
  '& span': { pos: 'absolute', w: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
} as const

const tool = {
  pos: 'relative',
  ...inLine,
  justifyContent: 'center',
  gap: '2',
  flexShrink: '0',
  minH: '44px',
  fontSize: 'sm',
  _hover: { color: 'forest.700' },
  '& svg': { boxSize: '1.375rem' },
  '@media (max-width: 79.99rem)': iconOnly,
  '&[href="/saved"]': { '--count': 'var(--saved)' },
  '&[href^="/compare"]': { '--count': 'var(--compared)' },
  _after: count,
} as const

/** Browsers without popovers, whose menu cannot open: Safari before 17, Firefox before 125. */
const NO_POPOVERS = '@supports not selector(:popover-open)'

export const navBar = styles({
  // The first pixels scroll away and the row inside sticks to the edge: the bar shrinks to 60px without moving the page. It has no
  // padding below, which would hold the row back.
  bar: {
    ...stickyBar,
    top: { base: '-1', md: '-3' },
    zIndex: 'bar',
    h: { base: '16', md: 'bar' },
    pt: { base: '0.5', md: '1.5' },
    bg: 'paper',
    borderBottomWidth: '1px',
  },
  inner: { pos: 'sticky', top: '0', h: 'calc({sizes.barCondensed} - 1px)' },
  row: {
    h: 'full',
    ...inLine,
    gap: { base: '1', md: '3', lg: '4', xl: '5' },
  },
  brand: {
    ...fingerHigh,
    gap: '2.5',
    me: 'auto',
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: 'xl',
    letterSpacing: 'tight',
    // The narrowest screens have room for the mark only.
    '@media (max-width: 21.9em)': { '& span': { display: 'none' } },
  },
  nav: { display: { base: 'none', lg: 'block' }, _print: { display: 'none' } },
  links: { ...inLine, gap: '4' },
  /** Links, and the heading of the About menu. */
  link: {
    pos: 'relative',
    ...fingerHigh,
    gap: '1',
    fontSize: 'sm',
    color: 'ink.muted',
    whiteSpace: 'nowrap',
    _after: underline,
    _hover: { color: 'forest.700' },
    '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold', _after: { scale: '1 1' } },
  },
  about: {
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { boxSize: '4', transitionProperty: 'rotate', transitionDuration: 'fast' },
    '[open] > & svg': { rotate: '180deg' },
  },
  tools: {
    ...inLine,
    columnGap: { xl: '5' },
    _print: { display: 'none' },
  },
  tool,
  /** On a phone an icon among the others: the page's own action is the only ember one. */
  call: {
    flexShrink: '0',
    ms: { md: '2' },
    '@media (max-width: 47.99rem)': { ...iconOnly, bg: 'transparent', color: 'inherit', p: '0' },
  },
  menu: { ...menuButton, flexShrink: '0', me: '-2.5', display: { base: 'grid', lg: 'none', _print: 'none' } },
  opensMenu: { [NO_POPOVERS]: { display: 'none' } },
  /** In the place of the button: the footer has all links. */
  toFooter: { display: 'none', [NO_POPOVERS]: { display: { base: 'grid', lg: 'none' } } },
})
