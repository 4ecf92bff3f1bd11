import { CLAY } from '#web/theme/constants.ts'
import { green, grid, textLink, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

/** Between the edges of the card; on paper in the columns of a table. */
const inside = { mx: { base: '4', _print: '0' } } as const
const line = { gridColumn: { base: '1 / -1', _print: 'auto' }, ...inside } as const

export const vehicleCard = styles({
  grid: {
    ...grid({ md: 2, lg: 3 }),
    // Chromium would begin a grid that fits one sheet on a new one.
    display: { base: 'grid', _print: 'block' },
    gap: { base: '4', md: '6' },
    '& > li': { display: 'grid', breakInside: 'avoid' },
  },
  root: {
    pos: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', _print: '2fr 3fr 2fr 5.5rem' },
    // With large text on a phone each part has a line.
    '@media (max-width: 16em)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' },
    gridTemplateRows: { base: 'repeat(4, auto) 1fr', _print: 'auto' },
    alignItems: { _print: 'baseline' },
    pb: '4',
    '&:is(:hover, :focus-within)': { outline: '2px solid', outlineColor: 'forest.700' },
    // On paper the cards are the rows of a table.
    _print: {
      columnGap: '3',
      py: '1',
      borderWidth: '0',
      borderBottomWidth: '1px',
      borderRadius: 'sm',
      boxShadow: '0 0 transparent',
    },
  },
  name: {
    ...inside,
    textStyle: 'h3',
    mt: { base: '3.5', _print: '0' },
    fontSize: { base: 'min(1.25rem, 9vw)', _print: 'sm' },
  },
  picture: {
    gridArea: '1 / 1 / 2 / -1',
    pos: 'relative',
    aspectRatio: '16 / 10',
    bg: 'sand',
    '& img, & > svg': { pos: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
    _print: { display: 'none' },
  },
  cutout: { '& img, & > svg': { objectFit: 'contain', px: '2', pt: '2' } },
  diagram: {
    '& img': { filter: CLAY },
    // Lines without length are dots.
    '& path': { stroke: 'sun.400', strokeWidth: '44', strokeLinecap: 'round' },
  },
  unavailableImage: { '& img': { filter: 'grayscale(1)', opacity: '0.6' } },
  badge: { pos: 'absolute', insetStart: '3', top: '3', whiteSpace: 'nowrap' },
  price: {
    textStyle: 'price',
    mt: { base: '3.5', _print: '0' },
    mx: { base: '4', _print: '0' },
    ms: '0',
    fontSize: { base: 'min(1.25rem, 9vw)', _print: 'sm' },
    whiteSpace: 'nowrap',
    textAlign: 'end',
    '@media (max-width: 16em)': { ms: '4', textAlign: 'start' },
    _print: { gridArea: '1 / 4' },
  },
  unavailablePrice: { color: 'ink.muted' },
  description: { ...line, mt: '1', fontSize: 'sm', lineClamp: '2', _print: { display: 'none' } },
  facts: {
    ...line,
    mt: { base: '0.5', _print: '0' },
    fontSize: { base: 'sm', _print: 'xs' },
    color: 'ink.muted',
    '& b': { color: 'ink', fontWeight: 'semibold' },
  },
  terms: {
    ...line,
    mt: '1',
    fontSize: 'xs',
    lineHeight: 'snug',
    color: 'ink.muted',
    '& b': green,
    _print: { display: 'none' },
  },
  report: {
    ...line,
    mt: '1',
    fontSize: 'sm',
    lineHeight: 'snug',
    ...green,
    // The mark that the picture has where the flaws are.
    '& b': {
      whiteSpace: 'nowrap',
      _before: {
        content: '""',
        display: 'inline-block',
        boxSize: '0.65em',
        me: '1',
        borderRadius: 'full',
        bg: 'sun.400',
        _print: { display: 'none' },
      },
    },
    _print: { fontSize: 'xs' },
  },
  // The link covers the card: one large target, one stop for the keyboard. A phone has no room for its words.
  link: {
    pos: { base: 'absolute', md: 'static' },
    inset: '0',
    gridColumn: '1 / -1',
    placeSelf: { md: 'end' },
    ...inside,
    mt: { md: '2' },
    fontSize: { base: '0px', md: 'sm' },
    ...green,
    _after: { content: '""', pos: 'absolute', inset: '0', borderRadius: 'card' },
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outline: '0' },
    _print: { display: 'none' },
  },
})

export const cartPicture = styles({
  root: {
    // As wide as a cart of eight seats.
    aspectRatio: { base: '1027 / 500', _print: '3.5' },
    overflow: 'hidden',
    bg: 'sand',
    borderRadius: 'md',
    '& img': { w: 'full', h: 'full', objectFit: { base: 'cover', _print: 'contain' } },
  },
  // One height and one ground line for all.
  side: {
    bgImage: 'linear-gradient(0deg, {colors.line} 12%, transparent 12%)',
    '& img': { w: 'auto', mx: 'auto', objectFit: 'contain' },
  },
  clay: { '& img': { filter: CLAY } },
})

export const featured = styles({
  head: { ...wrapping, alignItems: 'baseline', justifyContent: 'space-between', columnGap: '6', rowGap: '2' },
  more: { ...textLink, textDecoration: 'underline', textUnderlineOffset: '4px', _hover: { color: 'ember.600' } },
  list: {
    ...grid({ md: 2, lg: 3 }),
    gap: { base: '4', md: '6' },
    mt: { base: '8', md: '10' },
    '& > li': { display: 'grid' },
  },
})

/** Cards without words, in the place of a list that loads: as large as cards, because they are some. */
export const loadingCards = styles({
  list: {
    '& article *': { visibility: 'hidden' },
    '& article > :is(form, h3, p)': { visibility: 'visible', bg: 'sand', color: 'transparent' },
    '& article > :is(h3, p)': { borderRadius: 'sm' },
  },
})
