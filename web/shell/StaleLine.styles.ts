import { styles } from '#web/theme/styles.ts'

export const staleLine = styles({
  root: {
    px: '4',
    py: '2',
    bg: 'sand',
    fontSize: 'sm',
    textAlign: 'center',
    '& button': { ms: '3', fontWeight: 'semibold', textDecoration: 'underline', cursor: 'pointer' },
    _print: { display: 'none' },
  },
})
