import { heroPicture } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const rentalHero = styles({
  root: {
    pos: 'relative',
    bg: 'forest.900',
    color: 'white',
    overflow: 'hidden',
    isolation: 'isolate',
    // The calculator lies over the lower end.
    pt: { base: '5', md: '10', lg: '16' },
    pb: { base: '16', lg: '28' },
    _print: { bg: 'transparent', color: 'ink', p: '0', pt: '3' },
  },
  picture: {
    ...heroPicture,
    display: { base: 'none', lg: 'block', _print: 'none' },
  },
  eyebrow: { textStyle: 'eyebrow', color: 'white', mb: '2', _print: { display: 'none' } },
  title: {
    textStyle: 'h1',
    fontSize: { base: '1.75rem', md: '2.5rem', lg: '3rem', _print: '2xl' },
    maxW: { lg: '11em', _print: 'none' },
  },
  lead: {
    mt: { base: '2', lg: '4' },
    maxW: { base: '36em', lg: '25em', _print: 'none' },
    color: 'forest.100',
    fontSize: { lg: 'lg' },
    _print: { color: 'ink.muted' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2.5',
    mt: { base: '4', lg: '6' },
    '& > *': { flex: { base: '1 1 auto', md: '0 0 auto' }, px: { base: '2', md: '6' } },
  },
  /** Holds the calculator, which begins on the hero. */
  over: { pos: 'relative', mt: { base: '-11', lg: '-20', _print: '3' } },
})
