import { ends, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const windowCardPage = styles({
  root: { pb: '12', _print: { maxW: 'none', p: '0' } },
  bar: {
    ...ends,
    gap: '3',
    maxW: '54rem',
    mx: 'auto',
    pt: '6',
    _print: { display: 'none' },
  },
  back: { ...textLink, gap: '2', '& svg': { boxSize: '4' } },
  print: { 'html:not([data-scripted]) &': { display: 'none' } },
  printByMenu: { display: 'none', 'html:not([data-scripted]) &': { display: 'block' } },
})
