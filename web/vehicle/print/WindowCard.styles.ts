import { ends, grid } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

/** A length of the card on paper, in percent of its width; on a narrow screen at least as large as text has to be. */
const onCard = (share: number, least: string) => `max(${least}, ${share}cqw)` as const

const name = {
  textStyle: 'h1',
  mt: '1',
  // Room for descenders, which the clamp would cut.
  lineClamp: { sm: '2', _print: '2' },
  pb: '0.1em',
} as const

export const windowCard = styles({
  root: {
    containerType: 'inline-size',
    maxW: '54rem',
    mx: 'auto',
    my: '6',
    _print: { maxW: 'none', m: '0' },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: { sm: '1.6cqw', _print: '1.6cqw' },
    minH: { sm: '74cqw' },
    p: { base: '5', sm: '4cqw', _print: '0' },
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    boxShadow: 'raised',
    // Letter less its margins is 255 × 192 mm: 75% of the width, of which any font leaves some.
    _print: { minH: '74cqw', borderWidth: '0', boxShadow: '0 0 transparent' },
  },
  head: {
    ...ends,
    gap: '2',
    fontSize: onCard(2.4, '0.875rem'),
    fontWeight: 'semibold',
  },
  dealer: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontFamily: 'heading',
    fontWeight: 'heading',
    '& svg': { w: onCard(5, '2rem'), h: 'auto' },
  },
  title: { my: { base: '6', sm: 'auto', _print: 'auto' } },
  series: { textStyle: 'eyebrow', fontSize: onCard(2, '0.75rem') },
  name: { ...name, fontSize: onCard(6, '2rem') },
  longName: { ...name, fontSize: onCard(4.6, '1.75rem') },
  price: { textStyle: 'price', fontSize: onCard(10, '3rem'), color: 'forest.700', lineHeight: '1' },
  listPrice: {
    mt: '1',
    fontSize: onCard(2.4, '1rem'),
    color: 'ink.muted',
    '& strong': { display: 'inline-block', fontWeight: 'semibold', color: 'forest.700', ms: '0.4em' },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.2em',
    rowGap: '0.2em',
    mb: { base: '4', sm: '0', _print: '0' },
    fontSize: onCard(1.9, '0.875rem'),
    color: 'ink.muted',
    overflowWrap: 'anywhere',
    '& b': { fontWeight: 'semibold', color: 'ink' },
  },
  figures: {
    ...grid({ base: 2, sm: 4, _print: 4 }),
    gap: '3',
    my: { base: '6', sm: 'auto', _print: 'auto' },
    '& dt': { fontSize: onCard(1.9, '0.875rem'), color: 'ink.muted' },
    '& dd': {
      fontSize: onCard(2.8, '1rem'),
      fontWeight: 'semibold',
      lineHeight: 'snug',
      lineClamp: '3',
    },
  },
  foot: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap', _print: 'nowrap' },
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
    pt: '3',
    borderTopWidth: '2px',
    borderColor: 'forest.700',
    fontSize: onCard(2.4, '1rem'),
    '& > p': { flexShrink: { base: '1', sm: '0', _print: '0' } },
    '& strong': { display: 'block', fontWeight: 'semibold' },
  },
  code: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap', _print: 'nowrap' },
    maxW: 'full',
    alignItems: 'flex-end',
    flexDirection: 'row-reverse',
    gap: '3',
    fontSize: onCard(1.7, '0.75rem'),
    color: 'ink.muted',
    textAlign: 'end',
    '& figcaption': { overflowWrap: 'anywhere' },
    '& figcaption strong': { display: 'block', fontSize: onCard(2.2, '1rem'), color: 'ink' },
    '& img': { w: onCard(14, '6rem'), h: 'auto', flexShrink: '0' },
  },
})
