import { styles } from '#web/theme/styles.ts'

export const choices = styles({
  // After the footer in the page, so that it covers nothing at the page's end.
  bar: {
    pos: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    px: '5',
    py: '2',
    bg: 'white',
    borderTopWidth: '1px',
    _print: { display: 'none' },
  },
})
