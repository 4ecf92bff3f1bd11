import { offScreen } from './offScreen.ts'
import { styles } from './styles.ts'

const gutter = { base: '5', md: '6' }
const page = { w: 'full', maxW: 'page', mx: 'auto', px: gutter }
const section = { py: { base: '16', md: '24', lg: '28' }, ...offScreen({ base: '60rem', md: '40rem' }) }

/** Page width and section rhythm, shared by all pages. */
export const layout = styles({
  page,
  section,
  sand: { ...section, bg: 'sand' },
  text: { maxW: 'text' },
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
