import { centered, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const line = { borderColor: 'line' } as const

export const conditionReport = styles({
  section: {
    pt: { base: '8', lg: '12', _print: '4' },
    // Paper has it on a sheet of its own, behind the foot of the first.
    _print: { order: '1', breakBefore: 'page', fontSize: 'xs' },
  },
  // On wide screens the cart is beside its lines.
  card: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      _print: 'repeat(2, minmax(0, 1fr))',
    },
  },
  head: {
    gridColumn: '1 / -1',
    p: { base: '5', md: '8', _print: '3' },
    '& p': { mt: '2', maxW: 'text', color: 'ink.muted' },
    '& a': { py: '2.5', color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  title: { textStyle: 'h2' },
  // The ground begins where the tires stand.
  stage: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '3',
    px: { base: '4', md: '8' },
    py: '5',
    bg: 'sand',
    overflow: 'hidden',
    isolation: 'isolate',
    '& figcaption': { fontSize: 'xs', textAlign: 'center' },
  },
  cart: {
    pos: 'relative',
    w: 'min(100%, var(--cart))',
    '& img': { w: 'full', h: 'full' },
    _before: {
      content: '""',
      pos: 'absolute',
      zIndex: '-1',
      top: '90%',
      bottom: '-100vh',
      left: '-100vw',
      right: '-100vw',
      bg: 'line',
    },
  },
  mark: {
    ...centered,
    flexShrink: '0',
    boxSize: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'forest.700',
    bg: 'paper',
    color: 'ink',
    fontSize: '2xs',
    fontWeight: 'bold',
    pos: 'relative',
    // As large as a finger needs it.
    _after: { content: '""', pos: 'absolute', inset: '-8px' },
    '&[data-left]': { bg: 'sun.400', borderColor: 'sun.900' },
    ':target > &, &:target': { outline: '3px solid', outlineColor: 'forest.500', outlineOffset: '2px' },
  },
  onCart: { pos: 'absolute', translate: '-50% -50%', scrollMarginTop: '24' },
  lines: { px: { base: '5', md: '8', _print: '3' }, py: '2' },
  line: {
    display: 'flex',
    gap: '3',
    py: { base: '3.5', _print: '1.5' },
    scrollMarginTop: '20',
    '& + &': { ...line, borderTopWidth: '1px' },
    '& > div': { flex: '1', minW: '0' },
    '& h3': { fontFamily: 'body', fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'normal' },
    '& p': { fontSize: 'sm', color: 'ink.muted' },
    _print: { '& h3, & p': { fontSize: 'xs' } },
  },
  bar: {
    display: 'block',
    h: '2',
    my: '1.5',
    bg: 'forest.100',
    borderRadius: 'full',
    overflow: 'hidden',
    '& > span': { display: 'block', h: 'full', bg: 'forest.500' },
  },
  foot: {
    ...line,
    display: 'grid',
    gap: '6',
    gridColumn: '1 / -1',
    borderTopWidth: '1px',
    p: { base: '5', md: '8', _print: '3' },
  },
  // Upright on a phone, from left to right beside more room.
  history: {
    display: 'grid',
    gridAutoFlow: { md: 'column', _print: 'column' },
    gridAutoColumns: 'minmax(0, 1fr)',
    fontSize: 'sm',
    color: 'ink.muted',
    '& li': {
      borderColor: 'forest.500',
      borderStartWidth: { base: '3px', md: '0' },
      borderTopWidth: { md: '3px' },
      ps: { base: '4', md: '0' },
      pe: { md: '4' },
      py: { base: '1.5', md: '0' },
      pt: { md: '3' },
    },
    '& strong': { display: 'block', fontWeight: 'semibold', color: 'ink' },
  },
  promises: {
    ...wrapping,
    columnGap: '8',
    rowGap: '2',
    fontSize: 'sm',
    '& li': { display: 'flex', gap: '2', minW: '0' },
    '& svg': { boxSize: '5', flexShrink: '0', color: 'forest.500' },
  },
})
