import { styles } from '#web/theme/styles.ts'

// From dark forest to clear: from the left on wide screens, from below on narrow ones, where the text stands.
const overlay = {
  content: '""',
  pos: 'absolute',
  inset: '0',
  bgImage: {
    base: 'linear-gradient(0deg, rgb(16 38 25 / 0.95) 0%, rgb(16 38 25 / 0.86) 60%, rgb(16 38 25 / 0.1) 96%)',
    md: 'linear-gradient(90deg, rgb(16 38 25 / 0.92) 0%, rgb(16 38 25 / 0.76) 38%, rgb(16 38 25 / 0.16) 68%, rgb(16 38 25 / 0) 100%), linear-gradient(0deg, rgb(16 38 25 / 0.45), transparent 40%)',
  },
} as const

const root = {
  pos: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minH: { base: '34rem', md: '25rem' },
  bg: 'forest.900',
  color: 'white',
  overflow: 'hidden',
  isolation: 'isolate',
  _before: { ...overlay, zIndex: '-1', _print: { display: 'none' } },
  _print: { minH: '0', bg: 'transparent', color: 'ink' },
} as const

export const pageHero = styles({
  root,
  tall: { ...root, minH: { base: '37.5rem', md: '35rem' } },
  picture: {
    pos: 'absolute',
    inset: '0',
    zIndex: '-2',
    w: 'full',
    h: 'full',
    objectFit: 'cover',
    objectPosition: { base: '68% 0', md: '70% 50%' },
    _print: { display: 'none' },
  },
  inner: { py: { base: '12', md: '16' }, _print: { pt: '4', pb: '0' } },
  eyebrow: { textStyle: 'eyebrow', color: 'sun.400', mb: '4', _print: { color: 'ink.muted' } },
  title: { textStyle: 'h1', maxW: '12em' },
  display: { textStyle: 'display', maxW: '8em' },
  lead: {
    fontSize: { base: 'md', md: '1.25rem' },
    lineHeight: 'body',
    color: 'forest.100',
    maxW: { base: '26em', md: '20em', lg: '26em' },
    mt: '5',
    _print: { color: 'ink.muted' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8' },
})
