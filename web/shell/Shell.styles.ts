import { styles } from '#web/theme/styles.ts'

export const shell = styles({
  skip: {
    pos: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'toast',
    px: '5',
    py: '3',
    borderRadius: 'md',
    bg: 'forest.900',
    color: 'white',
    fontWeight: 'semibold',
    translate: '0 -200%',
    _focus: { translate: '0 0' },
    _print: { display: 'none' },
  },
  notice: {
    px: '4',
    py: '2',
    bg: 'forest.900',
    color: 'forest.200',
    fontSize: 'sm',
    textAlign: 'center',
    _print: { display: 'none' },
  },
  main: { outline: '0' },
})
