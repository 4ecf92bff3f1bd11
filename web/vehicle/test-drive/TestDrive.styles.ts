import { coveredInput } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const tile = {
  pos: 'relative',
  display: 'grid',
  placeContent: 'center',
  minH: '12',
  px: '1',
  py: '1.5',
  bg: 'white',
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: 'md',
  fontSize: 'sm',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  textAlign: 'center',
  cursor: 'pointer',
  '& small': { fontSize: 'xs', fontWeight: 'normal', color: 'ink.muted' },
  '& input': coveredInput,
  _hover: { borderColor: 'forest.700' },
  '&:has(:checked)': {
    bg: 'forest.700',
    borderColor: 'forest.700',
    color: 'white',
    '& small': { color: 'white' },
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'forest.700', outlineOffset: '2px' },
} as const

const row = { display: 'grid', gap: '2' } as const

export const testDrive = styles({
  root: {
    p: { base: '0', lg: '7' },
    borderWidth: { base: '0', lg: '1px' },
    bg: { base: 'transparent', lg: 'white' },
    overflow: 'visible',
    // As high as the estimate beside it, with the buttons in one line.
    '&, & form': { display: { lg: 'flex' }, flexDirection: 'column' },
    '& form': { flex: '1' },
    '& label': tile,
    _print: { display: 'none' },
  },
  title: { textStyle: 'h2', fontSize: 'xl', lg: { fontSize: '2xl' } },
  text: { mt: '2', mb: '4', fontSize: 'sm', color: 'ink.muted' },
  days: {
    ...row,
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(4.25rem, 1fr))', lg: 'repeat(4, 1fr)' },
  },
  parts: { ...row, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', mt: { base: '2', lg: '4' }, mb: { lg: '4' } },
  request: { w: 'full', mt: { base: '2.5', lg: 'auto' } },
  // Beside the summary on wide screens.
  call: { mt: '2.5', display: { lg: 'none' } },
  line: { mt: '2', fontSize: 'xs', color: 'ink.muted', textAlign: 'center', display: { lg: 'none' } },
})
