import { grid, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

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
