import { styles } from '#web/theme/styles.ts'
import { textLink } from '#web/theme/textLink.ts'

export const comparePage = styles({
  root: { py: { base: '10', md: '14' }, minH: 'calc(100dvh - {sizes.bar})', _print: { py: '3', minH: '0' } },
  title: { textStyle: 'h1', _print: { fontSize: 'xl' } },
  hint: { textStyle: 'lead', maxW: '56ch', mt: '4' },
  leftOut: {
    display: 'grid',
    gap: '2',
    mt: '5',
    px: '4',
    py: '3',
    maxW: 'text',
    bg: 'sand',
    borderRadius: 'md',
    '& a': { ...textLink, minH: '6', textDecoration: 'underline' },
    _print: { display: 'none' },
  },
  choice: {
    display: 'flex',
    gap: '1',
    w: 'fit-content',
    mt: '6',
    p: '1',
    bg: 'sand',
    borderRadius: 'md',
    fontSize: 'sm',
    '& a': { display: 'grid', placeItems: 'center', minH: '11', px: '4', borderRadius: 'sm', _hover: { bg: 'paper' } },
    '& [aria-current]': { bg: 'white', boxShadow: 'soft', fontWeight: 'semibold', color: 'forest.700' },
    _print: { display: 'none' },
  },
  scroller: {
    mt: '6',
    // On phones the table goes on to the edge of the screen.
    me: { base: '-5', md: '0' },
    overflowX: 'auto',
    _print: { overflow: 'visible', mt: '2' },
  },
  after: { display: 'grid', gap: '8', mt: '10', _print: { display: 'none' } },
  form: { display: 'flex', flexWrap: 'wrap', gap: '3', maxW: 'text', '& select': { flex: '1 1 12rem' } },
  label: { w: 'full', fontWeight: 'semibold' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  onPaper: { display: { base: 'none', _print: 'block' }, mt: '4', fontSize: 'xs' },
})
