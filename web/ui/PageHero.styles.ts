import { FOREST } from '#web/theme/colors.ts'
import { wordsFrom, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

/** Three ridges, the line of the logo, which any width stretches. */
const RIDGES = `url("data:image/svg+xml,${[
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 128 18' preserveAspectRatio='none'>`,
  `<path fill='${FOREST[200]}' d='m0 13 16-1 17 2 19-3 12-1 12-6 10 3L98 1l11 4 9-2 10 4v11H0z'/>`,
  `<path fill='${FOREST[500]}' d='m0 15 22-1 21 1 17-3 20-4 13 2 15-4 20 3v9H0z'/>`,
  `<path fill='${FOREST[900]}' d='m0 17 128-2v3H0z'/></svg>`,
]
  .join('')
  .replaceAll('#', '%23')}")`

const root = { pos: 'relative', bg: 'sand', overflow: 'hidden', _print: { bg: 'transparent' } } as const

export const pageHero = styles({
  root,
  ridges: {
    ...root,
    backgroundImage: RIDGES,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'bottom',
    backgroundSize: { base: '100% 6rem', md: '100% 8rem', lg: '100% 11rem' },
    _print: { backgroundImage: 'none' },
  },
  inner: {
    pt: { base: '6', md: '10', lg: '12', _print: '4' },
    pb: { base: '6', lg: '16', _print: '0' },
    '& > *': { maxW: { lg: '46%', _print: 'none' } },
  },
  picture: {
    pos: { lg: 'absolute' },
    top: '0',
    insetEnd: '0',
    w: { base: 'full', lg: '50%' },
    h: { lg: 'full' },
    aspectRatio: { base: '2.4', lg: 'auto' },
    objectFit: 'cover',
    // The cart, which is right of the middle.
    objectPosition: '72% 50%',
    _print: { display: 'none' },
  },
  /** On the last ridge, and no wider than the page's text. */
  cart: {
    pos: { lg: 'absolute' },
    bottom: '3',
    insetEnd: 'max(1.5rem, calc((100% - {sizes.page}) / 2 + 1.5rem))',
    w: 'auto',
    h: { base: '9rem', md: '12rem', lg: 'min(18rem, 90%)' },
    ms: 'auto',
    _print: { display: 'none' },
  },
  eyebrow: { textStyle: 'eyebrow', mb: '2.5', _print: { color: 'ink.muted' } },
  title: { textStyle: 'h1', _print: { fontSize: '2xl' } },
  lead: { textStyle: 'lead', mt: { base: '3', md: '4', _print: '2' } },
  actions: {
    ...wrapping,
    gap: '2.5',
    mt: { base: '5', lg: '6' },
    // On a phone both share a row.
    '& > *': { flex: { base: '1 1 auto', md: '0 0 auto' }, px: { base: '4', md: '6' } },
    '& > [href^="tel:"] span span': wordsFrom('sm'),
  },
})
