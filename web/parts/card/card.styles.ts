import { drawing, drawn, green, grid, textLink, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { ARMCHAIR, ARROW_RIGHT, BATTERY_MEDIUM, GAUGE } from '#web/ui/drawings.ts'

/** Beside the picture on a phone, below it on wider screens. */
const beside = { mx: { base: '2.5', md: '5', _print: '0' } } as const
const onPicture = {
  pos: 'absolute',
  insetStart: { base: '2', md: '3.5' },
  px: { base: '2', md: '3' },
  whiteSpace: 'nowrap',
  // The picture of a narrow phone has room for one line.
  '@media (max-width: 21.9em)': { insetStart: '1', px: '1.5', letterSpacing: 'normal' },
} as const

export const vehicleCard = styles({
  // A list of cards.
  grid: {
    ...grid({ md: 2, lg: 'repeat(var(--cards, 3), 1fr)' }),
    // Chromium would begin a grid that fits one sheet on a new one.
    display: { base: 'grid', _print: 'block' },
    gap: { base: '3', md: '6' },
    '& > li': { display: 'grid', breakInside: 'avoid' },
  },
  root: {
    pos: 'relative',
    display: 'grid',
    // The second column of a phone is the picture's, too: two buttons share its width. On a narrow phone the picture gives way to
    // the line beside it.
    gridTemplateColumns: {
      base: 'repeat(2, clamp(2.75rem, 42vw - 5.4rem, 4.4375rem)) auto minmax(0, 1fr)',
      md: 'minmax(0, 1fr) auto auto',
      _print: '2fr 2fr 2.6fr 5.5rem',
    },
    gridTemplateAreas: {
      base: '"picture picture name name" "picture picture line line" "picture picture specs specs" "text text text text" "compare save price link"',
      md: '"picture picture picture" "name name name" "line line line" "text text text" "specs specs specs" "price compare link"',
      _print: '"name line specs price"',
    },
    gridTemplateRows: { base: 'auto auto 1fr', md: 'auto auto auto auto 1fr auto', _print: 'auto' },
    // With large text on a phone, the picture is above and each part has a line.
    '@media (max-width: 19.9em)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas:
        '"picture picture" "name name" "line line" "specs specs" "text text" "price price" "link link" "compare save"',
      gridTemplateRows: 'minmax(8rem, auto)',
    },
    // On paper the cards are the rows of a table.
    _print: {
      alignItems: 'baseline',
      columnGap: '3',
      py: '1',
      borderWidth: '0',
      borderBottomWidth: '1px',
      borderRadius: 'sm',
      boxShadow: '0 0 transparent',
    },
  },
  name: {
    textStyle: 'h3',
    gridArea: 'name',
    ...beside,
    mt: { base: '3', md: '3.5', _print: '0' },
    fontSize: { base: 'lg', md: 'xl', _print: 'sm' },
  },
  picture: {
    gridArea: 'picture',
    pos: 'relative',
    aspectRatio: { md: '16 / 10' },
    bg: 'sand',
    '& img': { pos: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
    _print: { display: 'none' },
  },
  // Whole; on a phone it is between a badge above and words below.
  cutout: {
    '& img': { objectFit: 'contain', p: { base: '1', md: '2' } },
    '&:has(> span + span) img': { pt: { base: '8', md: '2' }, pb: { base: '7', md: '2' } },
  },
  unavailableImage: { '& img': { filter: 'grayscale(1)', opacity: '0.6' } },
  badge: { ...onPicture, top: { base: '2', md: '3.5' }, py: { base: '1', md: '1.5' } },
  tag: {
    ...onPicture,
    bottom: { base: '2', md: '3.5' },
    py: '1',
    borderRadius: 'sm',
    bg: 'paper',
    fontSize: 'xs',
    lineHeight: 'snug',
  },
  line: {
    gridArea: 'line',
    ...beside,
    mt: { base: '0.5', md: '1.5', _print: '0' },
    fontSize: { base: 'xs', md: 'sm', _print: 'xs' },
    lineHeight: 'snug',
    minH: { base: '1lh', md: '0', _print: '0' },
    color: 'ink.muted',
    '& strong': { color: 'ink', fontWeight: 'semibold' },
    '& strong ~ span': { display: { base: 'block', md: 'inline', _print: 'inline' } },
    '& strong ~ span i': { display: { base: 'none', md: 'inline', _print: 'inline' } },
  },
  description: {
    gridArea: 'text',
    ...beside,
    // Below a phone's picture, where a line has twice as many words as beside it.
    mt: { base: '1.5', md: '2' },
    fontSize: { base: 'xs', md: 'sm' },
    lineHeight: { base: 'snug', md: 'body' },
    minH: '2lh',
    color: 'ink.muted',
    lineClamp: '2',
    _print: { display: 'none' },
  },
  specs: {
    gridArea: 'specs',
    ...beside,
    alignSelf: { md: 'end' },
    ...wrapping,
    columnGap: { base: '0', md: '2' },
    rowGap: { md: '1' },
    mt: { base: '1', md: '2.5', _print: '0' },
    pt: { md: '2', _print: '0' },
    borderTopWidth: { md: '1px', _print: '0' },
    fontSize: { base: 'xs', _print: 'xs' },
    lineHeight: 'snug',
    minH: { base: '1lh', md: '9', _print: '0' },
    '& li': { display: 'inline-flex', alignItems: 'center', gap: { base: '0', md: '1' } },
    '& li::before': {
      ...drawn,
      display: { base: 'none', md: 'block', _print: 'none' },
      boxSize: '4',
      bg: 'forest.500',
    },
    // The battery is named where all three facts have room in one line.
    '& span': { display: { base: 'none', lg: 'inline' }, pe: { base: '1', md: '0' } },
    '@media (min-width: 24em) and (max-width: 47.9em)': { '& span': { display: 'inline' } },
    // Seats and range have room beside the picture; a dot is between them, and no line begins with it.
    '& li:not(:last-of-type)::after': { content: { base: '"·"', md: 'none', _print: '"·"' }, px: '1' },
    '& li:nth-of-type(2)::after': { display: { base: 'none', _print: 'inline' } },
    '& li:nth-of-type(3)': { display: { base: 'none', md: 'inline-flex', _print: 'inline-flex' } },
  },
  seats: drawing(ARMCHAIR),
  range: drawing(BATTERY_MEDIUM),
  speed: drawing(GAUGE),
  price: {
    gridArea: 'price',
    alignSelf: { base: 'center', _print: 'baseline' },
    textStyle: 'price',
    ms: { base: '2.5', md: '5', _print: '0' },
    fontSize: { base: '1.25rem', md: '1.5rem', _print: 'sm' },
    whiteSpace: 'nowrap',
    textAlign: { _print: 'end' },
    '& small': {
      display: { base: 'block', _print: 'none' },
      fontFamily: 'body',
      fontSize: 'xs',
      lineHeight: 'snug',
      letterSpacing: 'normal',
      color: 'forest.700',
    },
  },
  // Below the price, above the delivery.
  terms: {
    gridColumn: '1 / -1',
    gridRow: '9',
    ...beside,
    pb: '1',
    fontSize: 'xs',
    lineHeight: 'snug',
    color: 'ink.muted',
    _print: { display: 'none' },
  },
  // Below everything else.
  delivery: {
    gridColumn: '1 / -1',
    gridRow: '10',
    mx: { base: '2.5', md: '5' },
    pb: { base: '2', md: '4' },
    textStyle: 'fine',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // With text zoomed to 200 %, half of it would be missing.
    '@media (max-width: 16em)': { whiteSpace: 'normal' },
    _print: { display: 'none' },
  },
  unavailablePrice: { fontSize: { base: 'xs', md: 'xl', _print: 'sm' }, color: 'ink.muted' },
  // The link covers the card: one large target, one stop for the keyboard.
  link: {
    gridArea: 'link',
    justifySelf: 'end',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: '11', md: '14' },
    ms: { base: '1', md: '0' },
    me: { base: '2', md: '5' },
    fontSize: { base: '0.8125rem', md: 'sm' },
    lineHeight: 'snug',
    ...green,
    whiteSpace: 'nowrap',
    // One line beside a price of five digits.
    '@media (max-width: 21.9em)': { ms: '0', me: '1', fontSize: 'xs', textAlign: 'end' },
    ...drawing(ARROW_RIGHT),
    '--system': 'LinkText',
    _before: {
      ...drawn,
      order: '1',
      display: { base: 'none', md: 'block' },
      boxSize: '4',
      transitionProperty: 'translate',
      transitionDuration: 'fast',
    },
    _after: { content: '""', pos: 'absolute', inset: '0', borderRadius: 'card' },
    _hover: { textDecoration: 'underline', _before: { translate: '3px 0' } },
    _focusVisible: {
      outline: '0',
      _after: { outline: '2px solid', outlineColor: 'forest.700', outlineOffset: '-2px' },
    },
    _print: { display: 'none' },
  },
})

export const featured = styles({
  head: { ...wrapping, alignItems: 'baseline', justifyContent: 'space-between', columnGap: '6', rowGap: '2' },
  more: { ...textLink, textDecoration: 'underline', textUnderlineOffset: '4px', _hover: { color: 'ember.600' } },
  list: {
    ...grid({ md: 2, lg: 3 }),
    gap: { base: '3', md: '6' },
    mt: { base: '8', md: '10' },
    '& > li': { display: 'grid' },
  },
})

/** Cards without words, in the place of a list that loads: as large as cards, because they are some. */
export const loadingCards = styles({
  list: {
    '& article *': { visibility: 'hidden' },
    '& article > :is(h3, div, p, ul)': { visibility: 'visible', bg: 'sand', color: 'transparent' },
  },
})
