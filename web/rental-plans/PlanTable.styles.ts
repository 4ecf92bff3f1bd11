import { bordered } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const CHOOSES = '@supports selector(:has(*))'

/** On a phone the table has the column of the chosen cart only. */
const shownCart = (cart: string) => ({
  [`&:has(input[value=${cart}]:checked) [data-cart=${cart}]`]: { display: 'table-cell' },
})

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
  lead: { color: 'ink.muted', mt: '1', _print: { display: 'none' } },
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
    '& tr + tr > *, & tbody > tr > *': { borderTopWidth: '1px', borderColor: 'line' },
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
    '& small': { display: 'block', fontSize: { base: '2xs', md: 'xs' }, color: 'ink.muted', fontWeight: 'normal' },
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
    flexWrap: { base: 'wrap', md: 'nowrap' },
    '& > p': { flexGrow: '1', textAlign: { base: 'end', md: 'start', _print: 'start' } },
    '& > a': { minH: '11', px: { base: '3', md: '4' } },
  },
  price: { display: 'block', textStyle: 'price', fontSize: { base: 'lg', md: 'xl' } },
  savings: { '&&': { color: 'forest.700' } },
  extra: { fontWeight: 'semibold', '&&': { textAlign: { base: 'end', md: 'start', _print: 'start' } } },
  note: { textStyle: 'caption', color: 'ink.muted' },
})
