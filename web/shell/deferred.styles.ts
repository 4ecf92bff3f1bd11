import { bordered, ends, grid, inLine, menuButton, opposite, savedCount } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const staleLine = styles({
  root: {
    px: '4',
    py: '2',
    bg: 'sand',
    fontSize: 'sm',
    textAlign: 'center',
    '& button': { ms: '3', fontWeight: 'semibold', textDecoration: 'underline', cursor: 'pointer' },
    _print: { display: 'none' },
  },
})

export const aboutMenu = styles({
  root: { pos: 'relative' },
  list: {
    pos: 'absolute',
    top: '100%',
    insetEnd: '-4',
    minW: '56',
    p: '2',
    bg: 'white',
    ...bordered,
    boxShadow: 'raised',
    animation: 'fade-in',
    animationDuration: 'fast',
  },
  item: {
    ...inLine,
    minH: '11',
    px: '3',
    borderRadius: 'md',
    fontSize: 'sm',
    _hover: { bg: 'sand' },
    '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold' },
  },
})

export const mobileMenu = styles({
  drawer: {
    pos: 'fixed',
    top: '0',
    insetStart: 'auto',
    insetEnd: '0',
    flexDirection: 'column',
    w: { base: 'drawer', sm: 'drawerWide' },
    maxW: 'full',
    h: 'screen',
    maxH: 'none',
    bg: 'paper',
    color: 'ink',
    boxShadow: 'raised',
    overflow: 'visible',
    translate: '100% 0',
    transitionProperty: 'translate, display, overlay',
    transitionDuration: 'slow',
    transitionTimingFunction: 'out',
    transitionBehavior: 'allow-discrete',
    '&:popover-open': { display: 'flex', translate: '0 0', '@starting-style': { translate: '100% 0' } },
    '&::backdrop': { bg: 'backdrop', animation: 'fade-in', animationDuration: 'slow' },
    'html:has(&:popover-open)': { overflow: 'hidden' },
  },
  head: { ...opposite, px: '6', h: 'bar', flexShrink: '0', '& p': { textStyle: 'h4' } },
  close: {
    ...menuButton,
    me: '-3',
    _hover: { bg: 'sand' },
    // Beside the drawer, a tap closes it, and reaches nothing of the page behind.
    _before: { content: '""', pos: 'absolute', top: '0', insetEnd: '100%', w: 'calc(100vw)', h: 'screen' },
  },
  body: {
    flex: '1',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: '6',
    pb: '8',
    '& nav': { mt: '4', mb: '8' },
    '& nav p': { mt: '6', mb: '1' },
    '& nav a': {
      ...inLine,
      minH: '12',
      fontSize: 'lg',
      borderBottomWidth: '1px',
      '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold' },
    },
  },
})

export const footer = styles({
  root: {
    bg: 'forest.900',
    color: 'forest.200',
    outline: '0',
    textStyle: 'small',
    _print: { display: 'none' },
    '& a': {
      ...inLine,
      gap: '2',
      w: 'fit-content',
      minW: '11',
      minH: { base: '11', md: '8' },
      overflowWrap: 'anywhere',
      _hover: { color: 'white', textDecoration: 'underline' },
      '& svg': { boxSize: '4' },
      '&[href="/saved"]': savedCount,
    },
  },
  columns: {
    ...grid({ md: 3, lg: '1.4fr 0.8fr 1fr 1.6fr' }),
    gap: { base: '0', md: '10' },
    pt: { base: '8', md: '18' },
    pb: { base: '4', md: '14' },
  },
  visit: {
    '& [data-open]': { color: 'white' },
    display: 'grid',
    alignContent: 'start',
    gap: '3',
    justifyItems: 'start',
    pb: { base: '5', md: '0' },
    gridColumn: { md: '1 / -1', lg: 'auto' },
  },
  name: { ...heading, textStyle: 'h3', color: 'white' },
  hours: {
    display: 'grid',
    gap: '1',
    '& div': { display: 'flex', gap: '3' },
    '& dt': { minW: '16' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
  column: {
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'forest.700',
    '&[open] > summary svg': { rotate: '180deg' },
    '& ul': { pb: { base: '5', md: '0' }, columns: '2 8rem' },
    // What few come for.
    '&:last-child li:nth-child(n + 7)': { fontSize: 'xs', opacity: '0.8' },
    '& li': { breakInside: 'avoid' },
  },
  title: {
    ...opposite,
    minH: { base: '14', md: '9' },
    fontWeight: 'semibold',
    fontSize: 'md',
    color: 'white',
    listStyle: 'none',
    cursor: 'pointer',
    pointerEvents: { md: 'none' },
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { boxSize: '5', display: { md: 'none' }, transitionProperty: 'rotate', transitionDuration: 'fast' },
  },
  legal: { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
  closing: { ...ends, gap: '2', py: { base: '3', md: '6' }, borderTopWidth: '1px', borderColor: 'forest.700' },
})
