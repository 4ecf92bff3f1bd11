import { grid, ridges, twoButtons, underlined, wordsFrom, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const hero = styles({
  root: {
    pos: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minH: { lg: '40rem', _print: '0' },
    bgImage: { base: 'linear-gradient({colors.line}, {colors.sand} 55%)', _print: 'none' },
    overflow: 'clip',
    isolation: 'isolate',
  },
  text: {
    pt: { base: '4', md: '14', _print: '4' },
    '& h1': { textStyle: 'display', maxW: '10em', mt: { base: '1.5', md: '2' } },
    '& h1 + p': { textStyle: 'lead', maxW: { md: '20em', xl: 'none' }, mt: { base: '2', md: '3' } },
  },
  actions: { ...twoButtons, gap: '2', mt: { base: '3.5', md: '5' } },
  hours: {
    ...wrapped,
    display: 'inline-flex',
    columnGap: '1.5',
    minH: '11',
    mt: { base: '0.5', md: '2' },
    fontSize: 'sm',
    color: 'forest.700',
    _print: { display: 'none' },
    '& p:first-child': underlined,
  },
  ground: {
    pos: 'relative',
    mt: { base: '13.75rem', md: '18rem', lg: '6rem', xl: 'auto', _print: '4' },
    bg: 'forest.900',
    color: 'white',
    _print: { bg: 'transparent', color: 'ink', '& > picture, & search': { display: 'none' } },
    _before: {
      content: '""',
      pos: 'absolute',
      zIndex: '-1',
      insetEnd: '0',
      bottom: 'calc(100% - 1px)',
      // A narrow window shows the hills on the right.
      w: { base: 'max(100%, 40rem)', md: 'max(100%, 64rem)' },
      h: { base: '15rem', md: '28.75rem' },
      ...ridges,
      backgroundSize: '100% 100%',
      _print: { display: 'none' },
    },
    '& > picture > img': {
      '--width': { base: 'min(24rem, 124vw)', md: 'min(50rem, max(28rem, 100vw - 30rem))' },
      pos: 'absolute',
      // Between the carts of the line-up and the search where there is room.
      bottom: { base: 'calc(100% - 1.75rem)', md: 'calc(100% + 2.25rem)', xl: 'calc(100% - 2rem)' },
      // The cart ends with the page's text: beside it a sixth of its picture is empty.
      insetEnd: 'calc(max(1.5rem, (100% - {sizes.page}) / 2 + 1.5rem) - 0.17 * var(--width))',
      w: 'var(--width)',
      h: 'auto',
      maxW: 'none',
      pointerEvents: 'none',
    },
  },
  choices: {
    pos: 'relative',
    ...grid({ xl: '1fr 22rem' }),
    gap: { base: '3', xl: '12' },
    alignItems: 'end',
    pb: { base: '5', md: '4' },
  },
  search: { '& button': { bg: 'forest.100', color: 'forest.900', _hover: { '&:not(:disabled)': { bg: 'white' } } } },
})

export const lineup = styles({
  list: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))',
    justifyContent: 'space-between',
    gap: { base: '2', md: '4' },
    mt: { md: '-3.5rem', _print: '0' },
  },
  // Tiles on a phone; from there on each has its cart, and its words are no wider.
  column: {
    display: 'grid',
    gridTemplateColumns: { md: 'min-content' },
    minH: { base: '5.375rem', md: '0' },
    alignContent: 'center',
    borderWidth: { base: '1px', md: '0' },
    borderColor: 'forest.500',
    borderRadius: 'md',
    fontSize: { base: 'xs', md: 'sm' },
    lineHeight: 'snug',
    textAlign: { base: 'center', md: 'start' },
    _hover: { bg: { base: 'paper', md: 'transparent' }, color: { base: 'ink', md: 'white' } },
    '&:hover strong': { textDecoration: { md: 'underline' } },
    // One height for all side views gives all carts one scale.
    '& img': { display: { base: 'none', md: 'block', _print: 'none' }, h: '6.25rem', w: 'auto', maxW: 'none', mb: '2' },
    '& strong': { ...heading, fontSize: 'xl' },
    '& strong span': {
      display: { base: 'block', md: 'inline' },
      font: { base: '400 {fontSizes.xs}/{lineHeights.snug} {fonts.body}', md: 'inherit' },
    },
    '& b': { fontWeight: 'normal', _after: { content: { base: '"+"', md: 'none' } } },
    '& b span': wordsFrom('md'),
    '& em': { display: { base: 'none', md: 'block' }, color: 'forest.200', fontStyle: 'normal' },
  },
})

export const homePage = styles({
  why: {
    py: { base: '12', md: '20', _print: '4' },
    bg: 'forest.900',
    color: 'forest.200',
    _print: { bg: 'transparent', color: 'ink' },
    '& h2': { textStyle: 'eyebrow', color: 'inherit' },
    '& ul': { ...heading, fontSize: { base: 'xl', md: '3xl', _print: 'md' }, lineHeight: 'snug', mt: '4' },
    '& li, & li > *': { display: 'inline', _after: { content: '" "' } },
    '& h3': { font: 'inherit', color: 'white', _print: { color: 'ink' } },
    '& div > p': { fontSize: 'sm', mt: '5' },
  },
  about: {
    '& figure:has(blockquote)': { mb: { base: '12', md: '20' } },
    '& blockquote': { ...heading, fontSize: { base: 'xl', md: '2xl' }, lineHeight: 'snug', textWrap: 'balance' },
    '& blockquote + figcaption': { mt: '3', color: 'ink.muted' },
  },
  columns: { ...grid({ lg: '1fr 1.25fr' }), gap: { base: '10', lg: '16' }, alignItems: 'center' },
  lead: { textStyle: 'lead', maxW: '34em', mt: { base: '3', md: '4' } },
  actions: { mt: '6' },
  showrooms: {
    '& ul': { ...grid({ md: 2, xl: 4 }), mt: { base: '6', md: '8' } },
    '& li > :last-child': { mt: 'auto' },
  },
  all: { maxW: { md: '20rem' }, mt: { base: '5', md: '8' }, mx: 'auto' },
})

export const brands = styles({
  title: { textStyle: 'eyebrow', mt: { base: '10', md: '14' } },
  list: {
    display: { base: 'grid', lg: 'flex' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    justifyContent: 'space-between',
    columnGap: '4',
    mt: '2',
    '& > li, & a': { ...heading, textStyle: 'h3', color: 'ink.muted' },
    '& > li': { ...wrapped, minH: '14' },
    '& a': { color: 'forest.700', py: '2', _hover: { textDecoration: 'underline' } },
    '& small': { display: 'block', fontFamily: 'body', textStyle: 'fine', letterSpacing: 'normal' },
  },
})
