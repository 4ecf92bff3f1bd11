import { CLAY } from '#web/theme/constants.ts'
import { centered, link } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

/** Paper keeps the colors of marks, bars and the diagram's ground. */
const inked = { printColorAdjust: 'exact' } as const

export const conditionReport = styles({
  // From edge to edge on a phone. The ground begins where the tires stand.
  stage: {
    ...inked,
    pos: 'relative',
    display: 'grid',
    alignContent: 'end',
    justifyItems: 'center',
    minH: { base: '270px', md: '400px', lg: '440px', _print: '250px' },
    mx: { base: '-5', md: '0', _print: '0' },
    px: { base: '5', lg: '4' },
    pb: '2',
    bg: 'sand',
    borderRadius: { md: 'card' },
    overflow: 'clip',
    isolation: 'isolate',
    '& figcaption': { justifySelf: 'start', mt: '4', fontSize: { base: 'xs', md: 'sm' }, lineHeight: 'snug' },
    '& figcaption span': { _print: { display: 'none' } },
    '& figcaption a': { display: 'inline-block', py: '2.5', my: '-2.5', ...link },
  },
  cart: {
    pos: 'relative',
    w: {
      base: 'min(94%, var(--cart) * 0.42)',
      md: 'min(94%, var(--cart) * 0.7)',
      _print: 'min(94%, var(--cart) * 0.38)',
    },
    '& img': { w: 'full', h: 'full', filter: CLAY },
    _before: {
      content: '""',
      pos: 'absolute',
      zIndex: '-1',
      top: '88%',
      bottom: '-100vh',
      left: '-100vw',
      right: '-100vw',
      bg: 'line',
    },
  },
  badge: { pos: 'absolute', top: '4', insetStart: { base: '5', md: '4' } },
  mark: {
    ...inked,
    ...centered,
    flexShrink: '0',
    boxSize: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'forest.700',
    bg: 'paper',
    color: 'ink',
    fontSize: 'xs',
    fontWeight: 'bold',
    pos: 'relative',
    // As large as a finger needs it.
    _after: { content: '""', pos: 'absolute', inset: '-8px' },
    '&[data-left]': { bg: 'sun.400', borderColor: 'sun.900' },
    '&:target': { outline: '3px solid', outlineColor: 'forest.500', outlineOffset: '2px' },
  },
  // As small in large text: the list has the same numbers.
  onCart: {
    pos: 'absolute',
    translate: '-50% -50%',
    boxSize: '28px',
    fontSize: 'min({fontSizes.xs}, 16px)',
    scrollMarginTop: '24',
  },
  lines: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', _print: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
    '& > li': {
      display: 'flex',
      gap: '3',
      py: { base: '3', _print: '1.5' },
      borderTopWidth: '1px',
      lineHeight: 'snug',
    },
    '& div': { flex: '1', minW: '0' },
    '& h3': { fontFamily: 'body', fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'normal' },
    '& p': { mt: '0.5', fontSize: 'sm', color: 'ink.muted' },
    _print: { '& h3, & p': { fontSize: 'xs' } },
  },
  all: {
    borderTopWidth: '1px',
    '& a': { ...link, display: 'block', py: '2.5', fontWeight: 'semibold' },
    _print: { display: 'none' },
  },
})
