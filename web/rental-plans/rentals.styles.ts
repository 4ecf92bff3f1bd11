import { bordered, bottomBar, grid, PHONE, textLink, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const rentalsPage = styles({
  lead: { textStyle: 'lead', maxW: 'text', mt: '3.5' },
  actions: { ...wrapping, gap: '3', mt: '6' },
  benefits: {
    bg: 'sand',
    _print: { display: 'none' },
    // The terms below are on the same sand.
    pt: { base: '10', md: '16' },
    '& > div': { ...grid({ lg: '1fr 2fr' }), columnGap: '16', rowGap: '6' },
    '& ul': { ...grid({ md: 2 }), columnGap: '12', rowGap: '4' },
    '& li': { textWrap: 'pretty' },
  },
  terms: {
    ...grid({ lg: 2, _print: 2 }),
    columnGap: { base: '16', _print: '8' },
    rowGap: '12',
    mt: { base: '9', _print: '3' },
    alignItems: 'start',
    '& table': { my: '0', _print: { fontSize: 'xs' } },
    _print: { '& tbody :is(th, td)': { py: '0.5' } },
  },
  rules: {
    mt: { base: '9', _print: '4' },
    '& div': { mt: { base: '5', _print: '2' } },
    _print: { fontSize: 'xs', '& dd': { fontSize: 'xs' } },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { textStyle: 'small', color: 'ink.muted', mt: '0.5' },
  },
  more: { ...textLink, mt: '4', textDecoration: 'underline', textUnderlineOffset: '3px', _print: { display: 'none' } },
  help: {
    display: { base: 'grid', _print: 'none' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '12',
    '& > p': { mt: { base: '6', lg: '0' } },
  },
  footnote: { textStyle: 'caption', color: 'ink.muted', mt: { base: '12', md: '16', _print: '0' } },
})

export const rentalHero = styles({
  root: {
    '& > div': { backgroundSize: { base: '100% 3.5rem', lg: '100% 11rem' } },
    '& img': { display: { base: 'none', lg: 'block' }, h: 'calc(100% - {spacing.20})' },
    '& > div > div': { pt: { base: '4', lg: '10' }, pb: { base: '14', lg: '28', _print: '0' } },
    '& > div > img, & > div > picture > img[src*=cutouts]': { bottom: '20', h: '12rem' },
    '& h1': { fontSize: { base: 'min(1.75rem, 9vw)', md: '4xl' } },
  },
  /** Holds the calculator, which begins on the hero. */
  over: { pos: 'relative', mt: { base: '-11', lg: '-20', _print: '3' } },
})

const CHOOSES = '@supports selector(:has(*))'

/** On a phone the table has the column of the chosen cart only. */
const shownCart = (cart: string) => ({
  [`&:has(input[value=${cart}]:checked) [data-cart=${cart}]`]: { display: 'table-cell' },
})

export const rentalPlans = styles({ root: { py: { base: '10', md: '16', _print: '3' }, scrollMarginTop: '16' } })

export const planTable = styles({
  root: {
    display: 'grid',
    gap: { base: '4', md: '6', _print: '2' },
    // A browser that cannot tell which cart is chosen shows all.
    [CHOOSES]: {
      '& [data-cart]': { display: { base: 'none', md: 'table-cell', _print: 'table-cell' } },
      // A phone names the cart above the table.
      '& thead': { display: { base: 'none', md: 'table-header-group', _print: 'table-header-group' } },
    },
    ...shownCart('FOUR_SEATER'),
    ...shownCart('SIX_SEATER'),
    ...shownCart('UTILITY'),
  },
  title: { textStyle: 'h2', _print: { fontSize: 'lg' } },
  carts: {
    display: { base: 'none', _print: 'none' },
    [CHOOSES]: { display: { base: 'block', md: 'none', _print: 'none' } },
  },
  table: {
    w: 'full',
    // A column takes no more than its share on a phone, whatever the font: the button goes below the price.
    tableLayout: { base: 'fixed', md: 'auto', _print: 'auto' },
    bg: 'white',
    ...bordered,
    borderCollapse: 'separate',
    borderSpacing: '0',
    overflow: 'hidden',
    breakInside: 'avoid',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      px: { base: '2.5', md: '5', _print: '2' },
      py: { base: '3', _print: '1' },
      textAlign: 'start',
      verticalAlign: 'middle',
    },
    '& td': { ps: { base: '0', md: '5', _print: '2' } },
    '& tr + tr > *, & tbody > tr > *': { borderTopWidth: '1px' },
    '& thead th': { fontFamily: 'heading', fontWeight: 'heading' },
    '& tbody th': {
      w: { base: '40%', md: 'auto', _print: 'auto' },
      pe: '0',
      fontWeight: 'semibold',
      fontSize: { base: 'xs', md: 'md' },
      overflowWrap: 'anywhere',
    },
    // Large text: the price is below its plan.
    '@media (max-width: 16em)': {
      '& :is(tbody, tbody tr, tbody th)': { display: 'block', w: 'auto' },
      '& tbody > tr > td': { ps: '2.5', borderTopWidth: '0' },
    },
    '& small': { display: 'block', fontSize: { base: 'xs', md: 'xs' }, color: 'ink.muted', fontWeight: 'normal' },
  },
  recommended: { bg: 'forest.100' },
  tag: { '&&': { color: 'forest.700', fontWeight: 'semibold' } },
  cell: {
    display: 'flex',
    // Three carts side by side leave a tablet no room for price and button in one line.
    flexDirection: { base: 'row', md: 'column', lg: 'row', _print: 'row' },
    alignItems: { base: 'center', md: 'start', lg: 'center' },
    justifyContent: { base: 'flex-end', md: 'space-between' },
    gap: '2',
    flexWrap: 'wrap',
    '& > p': { flexGrow: '1', textAlign: { base: 'end', md: 'start', _print: 'start' } },
    '& > a': { minH: '11', px: { base: '3', md: '4' } },
  },
  price: { display: 'block', textStyle: 'price', fontSize: { base: 'lg', md: 'xl' } },
  savings: { '&&': { color: 'forest.700' } },
  extra: { fontWeight: 'semibold', '&&': { textAlign: { base: 'end', md: 'start', _print: 'start' } } },
  note: { textStyle: 'caption', color: 'ink.muted' },
})

/** Large text gets the room of a phone's card. */
const PADDING = 'min({spacing.4.5}, 5.625vw)'

const label = { display: 'grid', gap: '1.5', fontSize: 'sm', fontWeight: 'semibold' } as const

const stack = { display: 'flex', flexDirection: 'column', minW: '0', [PHONE]: { display: 'contents' } } as const

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
  side: { ...stack, gap: '2.5' },
  result: { ...stack, flex: '1', gap: '3' },
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
