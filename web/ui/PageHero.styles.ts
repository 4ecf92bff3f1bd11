import { styles } from '#web/theme/styles.ts'

const overlay = {
  content: '""',
  pos: 'absolute',
  inset: '0',
  bgImage: { base: '{gradients.fromBelow}', md: '{gradients.fromLeft}' },
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
  title: { textStyle: 'h1', maxW: { base: '12em', _print: 'none' }, _print: { fontSize: '2xl' } },
  display: { textStyle: 'display', maxW: '8em' },
  lead: {
    fontSize: { base: 'md', md: '1.25rem' },
    lineHeight: 'body',
    color: 'forest.100',
    maxW: { base: '26em', md: '20em', lg: '26em', _print: 'none' },
    mt: { base: '5', _print: '2' },
    _print: { color: 'ink.muted' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8' },
})
