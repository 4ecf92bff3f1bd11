import { wrapping } from './mixins.ts'
import { globalStyles, styles } from './styles.ts'

const page = { w: 'full', maxW: 'page', mx: 'auto', px: { base: '5', md: '6', _print: '0' } } as const
const section = {
  py: { base: '10', md: '16', lg: '20', _print: '4' },
  // Below a section of the same color: that one's space is enough.
  '& + &, & + div > &': { pt: '0' },
} as const

export const layout = styles({
  page,
  section,
  sand: { ...section, py: { base: '12', md: '20', lg: '24', _print: '4' }, bg: 'sand' },
  h1: { textStyle: 'h1' },
  h2: { textStyle: 'h2' },
  h3: { textStyle: 'h3' },
  eyebrow: { textStyle: 'eyebrow' },
  sectionTitle: { textStyle: 'h2', _print: { fontSize: 'lg' } },
  actions: { ...wrapping, gap: '3' },
  onScreen: { _print: { display: 'none' } },
  contents: { display: 'contents' },
  visuallyHidden: {
    pos: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

/** Base styles and keyframes: no file names them. @public */
export const globals = globalStyles()
