import { ridges, twoButtons } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const root = { pos: 'relative', bg: 'sand', overflow: 'hidden', _print: { bg: 'transparent' } } as const

export const pageHero = styles({
  root,
  ridges: {
    ...root,
    ...ridges,
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
  actions: { ...twoButtons, mt: { base: '5', lg: '6' } },
})
