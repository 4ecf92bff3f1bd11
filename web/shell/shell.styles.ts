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

// Containers, unlike screens, are measured in the size of the page's own text: what does not fit folds.
const LINKS = '@container (min-width: 62.5rem)'
const ALL_WORDS = '@container (min-width: 78.5rem)'
const PILL = '@container (min-width: 46.5rem)'

/** The number of carts behind a link; `shortlist/startShortlist.ts` sets the property when there are any. */
const count = {
  content: '" " var(--count)',
  pos: 'absolute',
  top: '0',
  insetEnd: '4px',
  [ALL_WORDS]: { insetEnd: '-14px' },
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

// 44px at any text size, so that four icons and the logo fit side by side.
const iconOnly = {
  w: '44px',
  flexShrink: '0',
  '& svg': { boxSize: '1.375rem', maxW: '28px', maxH: '28px' },
  '& span': { pos: 'absolute', w: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
} as const
const withWords = { w: 'auto', '& span': { pos: 'static', w: 'auto', clipPath: 'none' } } as const

const tool = {
  pos: 'relative',
  ...inLine,
  justifyContent: 'center',
  gap: '2',
  minH: '44px',
  fontSize: 'sm',
  _hover: { color: 'forest.700' },
  ...iconOnly,
  [ALL_WORDS]: withWords,
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
  inner: { pos: 'sticky', top: '0', h: 'calc({sizes.barCondensed} - 1px)', containerType: 'inline-size' },
  row: { h: 'full', ...inLine, gap: { base: '1', md: '3', lg: '4', xl: '5' } },
  brand: {
    display: 'flex',
    columnGap: '2.5',
    me: 'auto',
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: 'xl',
    letterSpacing: 'tight',
    // When there is no room for the name, it wraps onto a line that is not shown.
    flexWrap: 'wrap',
    alignContent: 'start',
    minW: '44px',
    h: '44px',
    overflow: 'hidden',
    '& > *': { ...inLine, h: '44px' },
  },
  nav: { display: 'none', [LINKS]: { display: { base: 'block', _print: 'none' } } },
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
  tools: { ...inLine, [ALL_WORDS]: { columnGap: '5' }, _print: { display: 'none' } },
  tool,
  /** On a phone an icon among the others: the page's own action is the only ember one. */
  call: {
    ...iconOnly,
    bg: 'transparent',
    color: 'inherit',
    px: '0',
    [PILL]: { ...withWords, ms: '2', px: '4.5', bg: 'ember.600', color: 'white', _hover: { bg: 'ember.700' } },
  },
  menu: { ...menuButton, flexShrink: '0', me: '-2.5', _print: { display: 'none' }, [LINKS]: { display: 'none' } },
  opensMenu: { [NO_POPOVERS]: { display: 'none' } },
  /** In the place of the button: the footer has all links. */
  toFooter: { display: 'none', [NO_POPOVERS]: { display: 'grid', [LINKS]: { display: 'none' } } },
})
