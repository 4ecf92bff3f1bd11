import { styles } from '#web/theme/styles.ts'

export const developersPage = styles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8' },
  // Beside `documentStyles.section`.
  section: {
    '& h3': { textStyle: 'h4', mb: '2' },
    '& p, & li': { overflowWrap: 'anywhere' },
    '& p code, & li code, & dd code': {
      px: '1',
      borderRadius: 'sm',
      bg: 'sand',
      fontFamily: 'mono',
      fontSize: '0.875em',
    },
  },
  part: { pt: '6' },
  errors: {
    '& > div': { py: '3', borderBottomWidth: '1px', borderColor: 'line' },
    '& dt': { fontFamily: 'mono', fontSize: 'xs', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& dt code': { fontFamily: 'inherit', fontSize: 'inherit' },
    '& dd': { mt: '1', color: 'ink.muted' },
  },
})
