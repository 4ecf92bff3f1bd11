import { styles } from '#web/theme/styles.ts'

export const listAsApi = styles({
  root: {
    maxW: 'text',
    mt: { base: '12', md: '16' },
    borderTopWidth: '1px',
    borderColor: 'line',
    '& summary': { py: '3', fontSize: 'sm', fontWeight: 'semibold', color: 'forest.700', cursor: 'pointer' },
    '& p :is(a, button)': { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '3px' },
    _print: { display: 'none' },
  },
})
