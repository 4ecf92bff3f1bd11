import { fingerHigh, stickyBar } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

/** Height of the row with title and line-up, which scrolls away under the header on a wide screen. */
const HEAD = '6.25rem'

/** Wide enough for four cards beside each other, in a page as wide as they are. */
const WIDE = '@media screen and (min-width: 100em)'

export const filterBar = styles({
  // On a wide screen one sticky block: title and line-up scroll away, search and lists stay below the header.
  root: {
    display: { base: 'contents', lg: 'flex' },
    flexWrap: 'wrap',
    ...stickyBar,
    top: `calc({sizes.barCondensed} - ${HEAD})`,
    zIndex: 'sticky',
    columnGap: '2',
    alignItems: 'center',
    px: 'max(1.5rem, calc((100% - var(--page, {sizes.page}) + 3rem) / 2))',
    'html:has(&)': { [WIDE]: { '--page': '99rem', '--cards': '4' } },
    bg: 'paper',
    borderBottomWidth: '1px',
    // The line between both rows.
    _before: { content: '""', order: '1', flex: '1 0 100%', borderTopWidth: '1px' },
    _print: { display: 'block', px: '0', pt: '3', borderWidth: '0', _before: { display: 'none' } },
  },
  head: {
    display: { base: 'flex', lg: 'contents' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    px: { base: '5', md: '6' },
    py: '3.5',
    // With text zoomed to 200 %, the search is below the title.
    '@media (max-width: 16em)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2' },
    _print: { display: 'block', p: '0' },
  },
  titles: { display: { lg: 'grid' }, alignContent: 'center', flex: { lg: '1 1 10rem' }, minH: { lg: HEAD } },
  title: { textStyle: 'h1', fontSize: { base: '2xl', md: '2xl', lg: '3xl' } },
  lead: { display: { base: 'none', lg: 'block' }, mt: '1', fontSize: 'xs', lineHeight: 'snug', color: 'ink.muted' },
  search: {
    order: { lg: '2' },
    // With zoomed text it takes a line of its own.
    flex: { base: '1 1 6rem', lg: '2 1 10rem' },
    my: { lg: '2.5' },
    pos: 'relative',
    display: 'flex',
    alignItems: 'center',
    minW: '0',
    h: { base: '11', lg: '12' },
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'md',
    // A sentence needs the whole line, also while nobody types: what clears it must not move under the finger.
    '&:has(input:focus, input:not(:placeholder-shown))': { flexBasis: { base: 'full', lg: '10rem' } },
    _focusWithin: {
      outline: '2px solid',
      outlineColor: 'forest.700',
      outlineOffset: '2px',
    },
    '& > svg': { pos: 'absolute', insetStart: '3', boxSize: '4.5', color: 'ink.muted', pointerEvents: 'none' },
    _print: { display: 'none' },
  },
  input: {
    w: 'full',
    h: 'full',
    ps: '2.375rem',
    pe: '11',
    _placeholderShown: { pe: '1' },
    bg: 'transparent',
    fontSize: 'md',
    outline: '0',
    _placeholder: { color: 'ink.muted', opacity: '1' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  clear: {
    pos: 'absolute',
    insetEnd: '0',
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'full',
    cursor: 'pointer',
    color: 'ink.muted',
    _hover: { color: 'ink' },
    '& svg': { boxSize: '5' },
  },
  form: { display: 'contents', _print: { display: 'none' } },
  // A bottom sheet on a phone; on a wide screen the controls are part of the sticky block.
  sheet: {
    display: { lg: 'contents' },
    '&:popover-open': {
      pos: 'fixed',
      top: 'auto',
      bottom: '0',
      insetX: '0',
      display: { base: 'flex', lg: 'contents' },
      flexDirection: 'column',
      w: 'full',
      maxW: '40rem',
      h: 'calc(100dvh - 4rem)',
      mx: 'auto',
      bg: 'paper',
      borderTopRadius: '1.25rem',
      overflow: 'hidden',
    },
    '&::backdrop': { bg: 'backdrop' },
    'html:has(&:popover-open)': { overflow: 'hidden' },
  },
  sheetHead: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    px: '5',
    pt: '3',
    pb: '1',
    '& h2': { textStyle: 'h3' },
  },
  close: { display: 'grid', placeItems: 'center', boxSize: '11', me: '-2.5', cursor: 'pointer' },
  body: {
    display: { base: 'grid', lg: 'contents' },
    flex: '1',
    alignContent: 'start',
    gap: '5',
    px: '5',
    pt: '2',
    pb: '6',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  checks: {
    display: { base: 'grid', lg: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '5', lg: '2' },
  },
  selects: {
    display: { base: 'grid', lg: 'flex' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    order: '2',
    flex: { lg: '6 1 44rem' },
    gap: { base: '2.5', lg: '2' },
    // The price has the longest words.
    '& > label': { flex: { lg: '1 1 6rem' } },
    '& > :nth-child(3)': { flexGrow: { lg: '1.6' } },
  },
  foot: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '5',
    px: '5',
    py: '3',
    bg: 'paper',
    borderTopWidth: '1px',
    // Without scripts, and where the server filters: it submits the filters.
    'html:not([data-scripted]) &, [data-filtered-by=server] &': { display: 'flex' },
    '& > button': { flex: '1' },
  },
  clearAll: {
    ...fingerHigh,
    fontWeight: 'semibold',
    color: 'forest.700',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  // What the form would find now is known to a browser that filters.
  count: { 'html:not([data-scripted]) &, [data-filtered-by=server] &': { display: 'none' } },
})
