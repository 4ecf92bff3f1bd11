import { bottomBar, grid, PHONE, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

/** Large text gets the room of a phone's card. */
const PADDING = 'min({spacing.4.5}, 5.625vw)'

const label = { display: 'grid', gap: '1.5', fontSize: 'sm', fontWeight: 'semibold' } as const

export const cheapest = styles({
  root: {
    ...grid({ lg: '1.15fr 1fr' }),
    columnGap: '12',
    rowGap: { base: '3', md: '5' },
    p: { base: PADDING, md: '8', _print: '3' },
    boxShadow: 'raised',
    // In a grid nothing stays in view beyond its own row, and a hidden overflow keeps it in the card.
    [PHONE]: { display: 'flex', flexDirection: 'column', overflow: 'clip', scrollMarginTop: '-6' },
    // Paper has the answer without the controls.
    _print: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      breakInside: 'avoid',
      boxShadow: '0 0 transparent',
    },
  },
  form: {
    display: 'grid',
    alignContent: 'start',
    gap: { base: '2.5', md: '3.5' },
    // A field in focus is not under the button that stays in view.
    '& :is(input, select)': { scrollMarginBottom: '20' },
    _print: { '& > :not(h2)': { display: 'none' } },
  },
  onPaper: { display: { base: 'none', _print: 'block' }, mt: '1', color: 'forest.700' },
  title: { textStyle: 'h3' },
  dates: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
    gap: '2.5',
    '& label': label,
    '& input': { px: 'min({spacing.2.5}, 3.125vw)', fontWeight: 'normal' },
  },
  // As high as two lines, so that the page stands still when a date is deleted.
  schedule: { minH: '2lh', fontSize: 'sm' },
  where: {
    ...label,
    '& select': { ps: 'min({spacing.3.5}, 4.375vw)', pe: 'min({spacing.10}, 16.5vw)', fontWeight: 'normal' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: '2.5', minW: '0', [PHONE]: { display: 'contents' } },
  result: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    gap: '3',
    minW: '0',
    [PHONE]: { display: 'contents' },
  },
  request: {
    // Its button and the one below end with the form beside them.
    mt: 'auto',
    // A bar as wide as the card, in view as long as the card is.
    [PHONE]: {
      ...bottomBar,
      zIndex: 'raised',
      mx: `calc(-1 * ${PADDING})`,
      px: PADDING,
      py: '3',
      bg: 'white',
      borderTopWidth: '1px',
    },
  },
  answer: { w: 'full', display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' },
  line: {
    ...wrapping,
    justifyContent: 'space-between',
    columnGap: '2',
    py: { base: '1.5', md: '2.5', _print: '1' },
    fontSize: { base: 'sm', md: 'md' },
    borderBottomWidth: '1px',
    '& > span:last-child': { fontWeight: 'semibold', whiteSpace: 'nowrap' },
  },
  total: {
    ...wrapping,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    pt: { base: '2.5', _print: '1' },
    fontWeight: 'semibold',
  },
  sum: { textStyle: 'price', fontSize: '3xl', whiteSpace: 'nowrap' },
  note: { textStyle: 'caption', color: 'ink.muted' },
})
