import { styles } from '#web/theme/styles.ts'

const track = { h: '1.5', borderRadius: 'full' } as const
const thumb = {
  boxSize: '7',
  borderWidth: '6px',
  borderStyle: 'solid',
  borderColor: 'forest.700',
  borderRadius: 'full',
  bg: 'white',
} as const

const focus = { outline: '2px solid', outlineColor: 'forest.700', outlineOffset: '2px' } as const

// As high as the longest mix, so that the page stands still under the slider.
const answer = { w: 'full', display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' } as const

export const cheapest = styles({
  root: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
    columnGap: '10',
    rowGap: '8',
    p: { base: '5', md: '8', _print: '3' },
    // Paper has the answer above the plans, without the controls.
    _print: { order: '-1', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', breakInside: 'avoid' },
  },
  form: {
    display: 'grid',
    alignContent: 'center',
    gap: '5',
    _print: { '& > :not(h2)': { display: 'none' } },
  },
  onPaper: { display: { base: 'none', _print: 'block' }, mt: '1', color: 'forest.700' },
  title: { textStyle: 'h3', fontVariantNumeric: 'tabular-nums' },
  days: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    '& label': { fontWeight: 'semibold' },
  },
  number: { w: '24', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  // Without scripts the slider could not move the number above it.
  slide: { '@media (scripting: none)': { display: 'none' } },
  slider: {
    display: 'block',
    w: 'full',
    h: '8',
    appearance: 'none',
    bg: 'transparent',
    borderRadius: 'full',
    cursor: 'pointer',
    // The ring belongs to the thumb: around the whole track it would cross the words below.
    _focusVisible: { outline: '0' },
    '&:focus-visible::-webkit-slider-thumb': focus,
    '&:focus-visible::-moz-range-thumb': focus,
    '&::-webkit-slider-runnable-track': {
      ...track,
      bgImage: 'linear-gradient(90deg, {colors.forest.700} var(--filled), {colors.line} var(--filled))',
    },
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', mt: '-0.6875rem' },
    '&::-moz-range-track': { ...track, bg: 'line' },
    '&::-moz-range-progress': { ...track, bg: 'forest.700' },
    '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
  },
  ends: { display: 'flex', justifyContent: 'space-between', textStyle: 'caption', color: 'ink.muted' },
  ask: { minH: '10', _print: { display: 'none' } },
  result: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', minW: '0' },
  answer: { ...answer, minH: { base: '18rem', lg: '15rem', _print: '0' } },
  /** With the delivery on two lines. */
  townAnswer: { ...answer, minH: { base: '21rem', lg: '18rem', _print: '0' } },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: { base: '3', _print: '1' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > span:last-child': { fontWeight: 'semibold' },
  },
  // In the HTML the sum comes before its label; on the screen it stands after the label.
  total: {
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    py: { base: '3.5', _print: '1' },
    fontSize: { base: 'sm', sm: 'md' },
    fontWeight: 'semibold',
  },
  sum: { textStyle: 'price', fontSize: '2xl', whiteSpace: 'nowrap' },
  note: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    textStyle: 'caption',
    color: 'ink.muted',
    mt: '1',
  },
})
