import { textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const windowCardPage = styles({
  root: { pb: '12', _print: { maxW: 'none', p: '0' } },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    maxW: '54rem',
    mx: 'auto',
    pt: '6',
    _print: { display: 'none' },
  },
  back: { ...textLink, gap: '2', '& svg': { boxSize: '4' } },
  print: { '@media (scripting: none)': { display: 'none' } },
  printByMenu: { display: 'none', '@media (scripting: none)': { display: 'block' } },
  pending: { minH: '32rem' },
})
