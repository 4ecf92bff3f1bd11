import { heroPicture, wordsFrom, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const root = {
  pos: 'relative',
  bg: { lg: 'forest.900' },
  color: { lg: 'white' },
  display: { lg: 'flex' },
  alignItems: 'center',
  minH: { lg: '24.5rem', _print: '0' },
  overflow: 'hidden',
  isolation: 'isolate',
  _print: { bg: 'transparent', color: 'ink' },
} as const

const picture = {
  ...heroPicture,
  aspectRatio: { base: '2', lg: 'auto' },
  maxH: { base: '22rem', lg: 'none' },
  _print: { display: 'none' },
} as const

export const pageHero = styles({
  root,
  tall: { ...root, minH: { lg: '20.5rem', _print: '0' } },
  picture,
  tallPicture: { ...picture, aspectRatio: { base: '2.7', lg: 'auto' } },
  inner: {
    pt: { base: '6', md: '10', lg: '12' },
    pb: { base: '7', md: '10', lg: '12' },
    '& :focus-visible': { outlineColor: { base: 'forest.700', lg: 'sun.400' } },
    _print: { pt: '4', pb: '0' },
  },
  // Low, so that what follows begins on the first screen of a phone and ends on that of a laptop.
  tallInner: {
    pt: { base: '5', md: '6', lg: '6' },
    pb: { base: '4', md: '6', lg: '6' },
    '& > p': { display: { base: 'none', md: 'block', _print: 'block' }, maxW: { lg: '45em' } },
    '& > p:first-of-type': { mb: { lg: '2' } },
    '& > p:last-of-type': { mt: { lg: '3' }, fontSize: { lg: 'lg' } },
    '& > div': { mt: { base: '4', lg: '5' } },
    '& > div:last-of-type': { mt: '3' },
  },
  eyebrow: {
    textStyle: 'eyebrow',
    color: { lg: 'white' },
    mb: { base: '2.5', lg: '4' },
    _print: { color: 'ink.muted' },
  },
  title: { textStyle: 'h1', maxW: { base: '12em', lg: '10.5em', _print: 'none' }, _print: { fontSize: '2xl' } },
  display: { textStyle: 'display', fontSize: { lg: '3.25rem' }, maxW: '10em' },
  lead: {
    fontSize: { base: 'md', md: 'lg', lg: '1.25rem' },
    lineHeight: 'body',
    color: { base: 'ink.muted', lg: 'forest.100' },
    maxW: { base: '36em', lg: '25em', _print: 'none' },
    mt: { base: '3', md: '4', _print: '2' },
    _print: { color: 'ink.muted' },
  },
  note: { ...wrapping, columnGap: '4', maxW: { lg: '32rem' }, mt: { base: '3', lg: '5' }, fontSize: 'sm' },
  actions: {
    ...wrapping,
    gap: '2.5',
    mt: { base: '5', lg: '8' },
    maxW: { lg: '32rem' },
    // On a phone both share a row, and the second one is on paper.
    '& > *': { flex: { base: '1 1 auto', md: '0 0 auto' }, px: { base: '4', md: '6' } },
    '& > [href^="tel:"] span span': wordsFrom('sm'),
    '& > * + *': {
      borderColor: { base: 'forest.700', lg: 'forest.200' },
      color: { base: 'forest.700', lg: 'white' },
      _hover: { bg: { base: 'forest.100', lg: 'forest.800' }, borderColor: { lg: 'white' } },
    },
  },
})
